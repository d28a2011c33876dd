import { client } from '../../auth-gateway/fixtures/client.ts';
import { DATABASES, gatewayOn } from '../../auth-gateway/fixtures/gatewayOn.ts';
import { layCompany } from '../../auth-gateway/fixtures/layCompany.ts';
import type { BulkBooked, BulkBookings, BulkCells, BulkPriced, BulkPrices, BulkRow } from './api.ts';

/** Ana and Amir send freight for one company, Bob for another, Cleo for none. */
const [ANA, AMIR, BOB, CLEO] = [client('ana'), client('amir'), client('bob'), client('cleo')];
/** A Tuesday, 2:00 PM in Sydney. */
const NOW = new Date('2026-11-24T03:00:00Z');
const BOOKER = { businessName: 'Harbour Foods', name: 'Ana Ruiz', email: 'ana@company.example', phone: '0412 345 678' };
const TERMS = '2026-07';

const CELLS: BulkCells = {
  ...{ customerReference: 'PO 77', pickupName: 'Harbour Foods', pickupStreet: '12 Dock Road', pickupSuburb: 'Sydney' },
  ...{ pickupContact: 'Ana Ruiz', pickupPhone: '412345678', pickupForklift: 'Yes', pickupInstructions: 'Dock 4' },
  ...{ deliveryName: 'Yarra Grocers', deliveryStreet: '8 Market Lane', deliverySuburb: 'Melbourne' },
  ...{ deliveryContact: 'Lee Wong', deliveryPhone: '0499 000 111', pickupDate: '26/11/2026', pickupTime: '3:30 PM' },
  ...{ goods: 'Bottled water', count: '4', weightKg: '1,800' },
};
const DANGEROUS: BulkCells = {
  ...{ unNumber: '1203', shippingName: 'PETROL', division: '3', packingGroup: 'ii' },
  ...{ packageType: 'drums', packageCount: '4', quantity: '800 L' },
};
const row = (changes: BulkCells = {}, copy = 1): BulkRow => ({ cells: { ...CELLS, ...changes }, copy });

describe.each(DATABASES)('bookings from a file on the %s database', (kind) => {
  let now = NOW;
  const gateway = gatewayOn(kind, { now: () => now });
  beforeEach(async () => {
    now = NOW;
    await gateway.reset();
    await layCompany(gateway.database, { user: 'ana', number: 1, now: NOW });
    await layCompany(gateway.database, { user: 'bob', number: 2, now: NOW });
    const amir = { reference: 'CL-2026-00001', user_id: 'amir', email: 'amir@company.example', joined_at: NOW };
    await gateway.database.db.insertInto('client_users').values(amir).execute();
  });

  const price = async (rows: BulkRow[], headers = ANA): Promise<BulkPriced[]> =>
    ((await gateway.post('/api/bulk-bookings/prices', { rows }, headers)).body as unknown as BulkPrices).rows;
  async function firmPrice(of: BulkRow, headers = ANA): Promise<Extract<BulkPriced, { status: 'priced' }>> {
    const [priced] = await price([of], headers);
    if (priced?.status !== 'priced') throw new Error(`It has no price: ${JSON.stringify(priced)}`);
    return priced;
  }
  const sending = (rows: object[], headers = ANA) =>
    gateway.post('/api/bulk-bookings', { booker: BOOKER, termsVersion: TERMS, rows }, headers);
  const book = async (rows: object[], headers = ANA): Promise<BulkBooked[]> =>
    ((await sending(rows, headers)).body as unknown as BulkBookings).rows;
  async function atPrice(of: BulkRow, headers = ANA) {
    return { ...of, shownTotalExGstCents: (await firmPrice(of, headers)).totalExGstCents };
  }
  const bookings = () => gateway.database.db.selectFrom('bookings').selectAll().orderBy('reference').execute();
  const mails = () => gateway.database.db.selectFrom('mails').selectAll().orderBy('id').execute();

  it('has the price of the calculator, as spreadsheets write days, times, numbers and telephones', async () => {
    const priced = await firmPrice(row());
    expect(priced).toMatchObject({
      ...{ serviceName: 'Less Than Truck Load', vehicle: null, pickupDate: '2026-11-26', needsReview: false },
    });
    const [booked] = await book([{ ...row(), shownTotalExGstCents: priced.totalExGstCents }]);
    expect(booked).toEqual({ status: 'booked', reference: 'SH-2026-0001', isNew: true });
    const [stored] = await bookings();
    expect(stored).toMatchObject({
      ...{ client_reference: 'CL-2026-00001', user_id: 'ana', customer_reference: 'PO 77', pickup_time: '15:30' },
      ...{ total_ex_cents: priced.totalExGstCents, declared_kg: 1_800, pallet_count: 4 },
      details: { booker: BOOKER, pickup: { phone: '0412345678', hasForklift: true }, delivery: { hasForklift: false } },
    });
    const shipment = await gateway.get('/api/shipments/SH-2026-0001', AMIR);
    expect(shipment.body).toMatchObject({ reference: 'SH-2026-0001', totalExGstCents: priced.totalExGstCents });
  });

  it('takes the service that a row names, or the cheapest that takes its freight', async () => {
    const [whole, metro, cheapest] = await price([
      row({ service: 'ftl', vehicle: 'Semi' }),
      row({ service: 'vip', pickupSuburb: 'Newtown', deliverySuburb: 'Marrickville', count: '1', weightKg: '300' }),
      row({ pickupSuburb: 'Newtown', deliverySuburb: 'Marrickville', count: '1', weightKg: '300' }),
    ]);
    expect(whole).toMatchObject({ status: 'priced', serviceName: 'Full Truck Load' });
    expect(metro).toMatchObject({ status: 'priced', serviceName: 'VIP 2-3 hrs' });
    expect(cheapest).toMatchObject({ status: 'priced', serviceName: 'Standard 4-5 hrs' });
  });

  it('says of each cell what is wrong with it, and books the other rows', async () => {
    const faulty = row({
      ...{ pickupStreet: '', pickupName: 'Nowhere Pty Ltd', pickupDate: '31/02/2027', weightKg: 'heavy' },
    });
    const rows = [
      faulty,
      row({ pickupDate: '31/02/2027', pickupTime: 'noon', pickupForklift: 'maybe', count: '4 pallets' }),
      row({ service: 'Overnight', vehicle: 'Rocket', deliveryContact: ' ', goods: '' }),
      row({ pickupDate: '20/11/2026' }),
      row({ deliverySuburb: 'Atlantis' }),
      row({ count: '' }),
      row({ ...DANGEROUS, packingGroup: 'IV' }),
      row({ service: 'all day' }),
    ];
    const fields = (await price(rows)).map((priced) =>
      priced.status === 'faulty' ? priced.faults.map(({ field }) => field) : priced.status,
    );
    expect(fields).toEqual([
      ['pickupStreet', 'pickupDate', 'weightKg'],
      ['pickupDate', 'pickupTime', 'pickupForklift', 'count'],
      ['service', 'vehicle', 'deliveryContact', 'goods'],
      ['pickupDate'],
      ['deliverySuburb'],
      ['count'],
      ['packingGroup'],
      ['service'],
    ]);
    const outcomes = await book([{ ...rows[1], shownTotalExGstCents: 1 }, await atPrice(row())]);
    expect(outcomes.map(({ status }) => status)).toEqual(['faulty', 'booked']);
    expect(await bookings()).toHaveLength(1);
  });

  it.each(['0', '1.5', '0.5'])('books no whole truck for %s pallets, which is a slip', async (count) => {
    const [priced] = await price([row({ count })]);
    expect(priced).toEqual({
      status: 'faulty',
      faults: [{ field: 'count', message: 'Write how many pallets or items there are, such as 4' }],
    });
  });

  it('is booked once, whoever of the company sends it again, at once too, and as often as the file has it', async () => {
    const first = await atPrice(row());
    const second = await atPrice(row({}, 2));
    const spaced = { ...first, cells: { ...first.cells, goods: ' Bottled water ' } };
    const answers = await Promise.all([book([first, second]), book([first, second]), book([spaced], AMIR)]);
    const references = new Set(answers.flat().map((booked) => 'reference' in booked && booked.reference));
    expect(references.size).toBe(2);
    expect(await bookings()).toHaveLength(2);
    expect(await price([row(), row({}, 2), row({}, 3)])).toMatchObject([
      { status: 'booked', reference: expect.stringMatching(/^SH-/) },
      { status: 'booked' },
      { status: 'priced' },
    ]);
    // Another company's row of the same words is another row.
    expect(await price([row()], BOB)).toMatchObject([{ status: 'priced' }]);
    expect(await book([await atPrice(row(), CLEO)], CLEO)).toMatchObject([{ status: 'booked', isNew: true }]);
  });

  it('books nothing at a price that was not shown, and says the new one', async () => {
    const shown = await atPrice(row());
    const [changed] = await book([{ ...shown, shownTotalExGstCents: shown.shownTotalExGstCents - 100 }]);
    expect(changed).toMatchObject({ status: 'price-changed', totalExGstCents: shown.shownTotalExGstCents });
    expect(await bookings()).toEqual([]);
    expect(await book([shown])).toMatchObject([{ status: 'booked', isNew: true }]);
  });

  it('closes with the pickup day, and keeps no half of a booking', async () => {
    const shown = await atPrice(row());
    now = new Date('2026-11-27T03:00:00Z');
    expect(await price([row()])).toMatchObject([{ status: 'faulty', faults: [{ field: 'pickupDate' }] }]);
    expect(await book([shown])).toMatchObject([{ status: 'faulty', faults: [{ field: 'pickupDate' }] }]);
    expect(await bookings()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('fills in from the address book what a row leaves out, and says which names it does not know', async () => {
    const dock = {
      ...{ name: 'Harbour Foods', street: '1 Wharf Street', suburb: 'Sydney', postcode: '2000', contactName: 'Noor' },
      ...{ phone: '0400 111 222', openingHours: '', gateM: '', drivewayM: '', heightM: '', hasForklift: true },
      ...{ needsTailgate: true, hasDangerousGoods: false, instructions: 'Gate B' },
    };
    const keep = (place: object) =>
      gateway.post('/api/addresses', { submissionId: crypto.randomUUID(), ...place }, ANA);
    await keep(dock);
    const { pickupStreet, pickupContact, pickupPhone, pickupForklift, pickupInstructions, ...rest } = CELLS;
    const short = { cells: { ...rest, pickupName: 'harbour  FOODS', pickupSuburb: '' }, copy: 1 };
    const priced = await firmPrice(short);
    expect(priced.cells).toMatchObject({
      ...{ pickupStreet: '1 Wharf Street', pickupSuburb: 'Sydney 2000', pickupContact: 'Noor', tailgate: 'yes' },
      ...{ pickupInstructions: 'Gate B\nTailgate needed', deliveryStreet: '8 Market Lane' },
    });
    await book([{ ...short, shownTotalExGstCents: priced.totalExGstCents }]);
    const [{ details, request } = { details: null, request: null }] = await bookings();
    expect(details?.pickup).toMatchObject({ street: '1 Wharf Street', suburb: 'Sydney 2000', hasForklift: true });
    expect(request).toMatchObject({ tailgate: true });
    await keep({ ...dock, street: '99 Other Road' });
    const again = { ...short, copy: 2 };
    expect(await price([again])).toMatchObject([
      { faults: [{ field: 'pickupStreet', message: expect.stringMatching(/several places/) }] },
    ]);
    expect(await price([short], BOB)).toMatchObject([
      { faults: [{ field: 'pickupStreet', message: expect.stringMatching(/has no harbour/) }] },
    ]);
  });

  it('writes one mail to the booker and one to the desk about all of them', async () => {
    const rows = [await atPrice(row()), await atPrice(row({ ...DANGEROUS, customerReference: 'PO 78' }))];
    await book(rows);
    await book(rows);
    const [received, notice, ...others] = await mails();
    expect(others).toEqual([]);
    expect(received).toMatchObject({
      ...{ kind: 'bookings-received', recipient: 'ana@company.example' },
      subject: '2 bookings received, not yet confirmed: SH-2026-0001 to SH-2026-0002',
      text: expect.stringContaining('SH-2026-0002: Sydney to Melbourne, pickup 26 Nov 2026'),
    });
    expect(notice).toMatchObject({
      kind: 'bookings-requested-notice',
      text: expect.stringContaining('Dangerous goods are declared in 1 booking: approval only.'),
    });
  });

  it('takes no more rows at once, no longer cells and no other terms than it says', async () => {
    const many = Array.from({ length: 41 }, (_, index) => row({}, index + 1));
    const refused = await gateway.post('/api/bulk-bookings/prices', { rows: many }, ANA);
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid-input', fields: [{ path: 'rows' }] } });
    const long = await gateway.post('/api/bulk-bookings/prices', { rows: [row({ goods: 'x'.repeat(1_001) })] }, ANA);
    expect(long).toMatchObject({ status: 400, body: { fields: [{ path: 'rows[0].cells.goods' }] } });
    const old = { booker: BOOKER, termsVersion: '2020-01', rows: [{ ...row(), shownTotalExGstCents: 1 }] };
    expect(await gateway.post('/api/bulk-bookings', old, ANA)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'termsVersion' }] },
    });
  });
});

import { randomUUID } from 'node:crypto';
import type { Quote } from '@saltbush/freight';
import { bookingDesk } from '../../../auth-gateway/fixtures/bookingDesk.ts';
import { client } from '../../../auth-gateway/fixtures/client.ts';
import { DATABASES, gatewayOn } from '../../../auth-gateway/fixtures/gatewayOn.ts';
import { layCompany } from '../../../auth-gateway/fixtures/layCompany.ts';
import type { AmendBookingInput, ShipmentDetail } from '../api.ts';

/** A Friday, 2:00 PM in Sydney. The pickup is on the Tuesday after it. */
const FRIDAY = new Date('2026-11-20T03:00:00Z');
const [ANA, VIC, BOB] = [client('ana'), client('vic'), client('bob')];

describe.each(DATABASES)('changing a booking on the %s database', (kind) => {
  let now = FRIDAY;
  const desk = bookingDesk(
    () => gateway,
    () => now,
  );
  const gateway = gatewayOn(kind, { now: () => now });
  beforeEach(async () => {
    now = FRIDAY;
    await gateway.reset();
    await layCompany(gateway.database, { user: 'ana', number: 1, now });
    await layCompany(gateway.database, { user: 'bob', number: 2, now });
    const vic = { reference: 'CL-2026-00001', user_id: 'vic', email: 'vic@company.example', joined_at: now };
    await gateway.database.db
      .insertInto('client_users')
      .values({ ...vic, role: 'viewer' })
      .execute();
  });

  const see = async (reference: string) =>
    (await gateway.get(`/api/shipments/${reference}`, ANA)).body as unknown as ShipmentDetail;

  /** What the form sends when nothing was changed in it. */
  async function formOf(reference: string): Promise<AmendBookingInput> {
    const { version = 0, details, quote } = await see(reference);
    const stop = ({ contactName, phone, instructions }: AmendBookingInput['pickup']) => ({
      contactName,
      phone,
      instructions,
    });
    return {
      ...{ submissionId: randomUUID(), version, load: null, shownTotalExGstCents: quote.totalExGstCents },
      ...{ pickupDate: details.pickupDate, pickupTime: details.pickupTime },
      ...{ pickup: stop(details.pickup), delivery: stop(details.delivery) },
      ...{ customerReference: details.customerReference, instructions: details.instructions },
    };
  }
  const send = (reference: string, body: object, headers: Record<string, string> = ANA) =>
    gateway.post(`/api/shipments/${reference}/amendments`, body, headers);
  const amend = async (reference: string, changes: Partial<AmendBookingInput>, headers = ANA) =>
    send(reference, { ...(await formOf(reference)), ...changes }, headers);
  const booked = async () => (await desk.make({}, ANA)).reference;
  const LOAD = { palletCount: 5, weight: '2,250', unit: 'kg' } as const;

  it('changes contacts and instructions without asking anybody again, and says so in the trail and by mail', async () => {
    const reference = await booked();
    await desk.move(reference, 'accepted');
    const pickup = { contactName: 'Ben Osei', phone: '0499 111 222', instructions: 'Gate 2' };
    const { status, body } = await amend(reference, { pickup });
    expect([status, body.status]).toEqual([200, 'accepted']);
    expect(body.details).toMatchObject({ pickup: { ...pickup, street: '12 Dock Road' } });
    const { trail } = await desk.detail(reference);
    const last = trail.at(-1);
    expect(last).toMatchObject({ by: 'client', actor: 'ana@company.example' });
    expect(last?.note).toBe('Another contact at the pickup.\nOther instructions for the pickup.');
    const mails = (await desk.mails()).slice(-2);
    expect(mails.map((mail) => mail.kind)).toEqual(['booking-amended', 'booking-amended-notice']);
    expect(mails[0]?.text).toContain('It stays confirmed.');
    expect(JSON.stringify(mails[0])).not.toContain('Ben Osei');
  });

  it('asks the desk again for another pickup of what it had accepted, with its own time to answer', async () => {
    const reference = await booked();
    await desk.move(reference, 'accepted');
    now = new Date('2026-11-23T00:00:00Z');
    const { body } = await amend(reference, { pickupDate: '2026-11-25', pickupTime: '10:30' });
    const shipment = body as unknown as ShipmentDetail;
    expect(shipment).toMatchObject({ status: 'requested', eta: null, promisedEta: null });
    expect(Date.parse(shipment.answerBy ?? '')).toBeGreaterThan(now.getTime());
    expect(shipment.events.at(-1)?.note).toBe('Pickup 25 Nov 2026, 10:30 AM AEDT instead of 24 Nov 2026.');
    await desk.move(reference, 'accepted');
    expect(await see(reference)).toMatchObject({ status: 'accepted', eta: expect.stringMatching(/^2026-/) });
  });

  it('tells what another load costs before it is changed, and changes it at that price', async () => {
    const reference = await booked();
    const { quote: before } = await see(reference);
    const form = { ...(await formOf(reference)), load: LOAD };
    const asked = await send(reference, form);
    expect([asked.status, asked.body.code]).toEqual([409, 'price-changed']);
    const quote = asked.body.quote as Quote;
    expect(quote.palletCount).toBe(5);
    expect(quote.totalExGstCents).toBeGreaterThan(before.totalExGstCents);
    expect((await see(reference)).quote).toEqual(before);
    const { status, body } = await send(reference, { ...form, shownTotalExGstCents: quote.totalExGstCents });
    expect(status).toBe(200);
    expect(body).toMatchObject({ quote: { totalExGstCents: quote.totalExGstCents }, packages: 5 });
    const [row] = await gateway.database.db.selectFrom('bookings').selectAll().execute();
    expect(row).toMatchObject({
      ...{ total_ex_cents: quote.totalExGstCents, gst_cents: quote.gstCents, pallet_count: 5 },
      declared_kg: 2_250,
    });
    expect((body as unknown as ShipmentDetail).details.goods).toMatchObject({ weight: '2,250', unit: 'kg' });
  });

  it('counts the same form once', async () => {
    const reference = await booked();
    const form = { ...(await formOf(reference)), customerReference: 'PO 78' };
    const answers = await Promise.all([send(reference, form), send(reference, form)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await desk.detail(reference)).trail).toHaveLength(2);
  });

  it('refuses what two people change at once: the second one sees the first one’s change', async () => {
    const reference = await booked();
    const form = await formOf(reference);
    expect((await send(reference, { ...form, customerReference: 'PO 78' })).status).toBe(200);
    const late = await send(reference, { ...form, submissionId: randomUUID(), customerReference: 'PO 79' });
    expect([late.status, late.body.code]).toEqual([409, 'stale']);
  });

  it('says when nothing is changed', async () => {
    const { status, body } = await amend(await booked(), {});
    expect([status, body.code, body.detail]).toEqual([
      400,
      'invalid-input',
      expect.stringContaining('Nothing is changed'),
    ]);
  });

  it('ends when a driver has it, and two hours before the pickup', async () => {
    const reference = await booked();
    const { amendment } = await see(reference);
    expect(amendment).toEqual({ isOpen: true, until: '2026-11-23T18:00:00.000Z', countsPallets: true });
    now = new Date('2026-11-23T18:00:00Z');
    const late = await amend(reference, { customerReference: 'PO 78' });
    expect([late.status, late.body.code]).toEqual([409, 'amendment-closed']);
    now = FRIDAY;
    await desk.carry(reference, 'allocated');
    expect((await see(reference)).amendment?.isOpen).toBe(false);
    expect((await amend(reference, { customerReference: 'PO 78' })).body.code).toBe('amendment-closed');
  });

  it.each([
    [{ pickupDate: '2026-11-22' }, 409, 'pickup-closed'],
    [{ pickupDate: '2026-02-30' }, 400, 'invalid-input'],
    [{ pickupTime: '25:00' }, 400, 'invalid-input'],
    [{ pickup: { contactName: '', phone: '1', instructions: '' } }, 400, 'invalid-input'],
    [{ load: { ...LOAD, palletCount: 0 } }, 400, 'invalid-input'],
    [{ load: { ...LOAD, palletCount: 201 } }, 400, 'invalid-input'],
    [{ load: { ...LOAD, weight: 'heavy' } }, 400, 'invalid-input'],
    [{ load: { ...LOAD, weight: '99,000' } }, 422, 'quote-refused'],
  ])('refuses %p with %p', async (changes, status, code) => {
    const reference = await booked();
    const form = { ...(await formOf(reference)), ...changes };
    const first = await send(reference, form);
    const { quote } = first.body as { quote?: Quote };
    // Another load is asked for at its price.
    const answer = quote ? await send(reference, { ...form, shownTotalExGstCents: quote.totalExGstCents }) : first;
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await desk.detail(reference)).trail).toHaveLength(1);
  });

  it('is for whose role books; to other companies the booking does not exist', async () => {
    const reference = await booked();
    const form = { ...(await formOf(reference)), customerReference: 'PO 78' };
    expect((await send(reference, form, VIC)).body.code).toBe('role-not-enough');
    expect((await send(reference, form, BOB)).status).toBe(404);
    const seen = (await gateway.get(`/api/shipments/${reference}`, VIC)).body as unknown as ShipmentDetail;
    expect(seen.amendment?.isOpen).toBe(false);
  });
});

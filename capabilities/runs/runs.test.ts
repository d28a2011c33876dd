import { client } from '../../auth-gateway/fixtures/client.ts';
import { layCompany } from '../../auth-gateway/fixtures/layCompany.ts';
import { runDelivery, runDesk, runForm } from '../../auth-gateway/fixtures/runDesk.ts';
import { startPostgres, type TestPostgres } from '../../auth-gateway/fixtures/startPostgres.ts';
import { startTestGateway, type TestGateway } from '../../auth-gateway/fixtures/startTestGateway.ts';
import { runInNote } from './api.ts';

/** Ana and Amir send freight for one company, Vic reads along. */
const [ANA, AMIR, VIC] = [client('ana'), client('amir'), client('vic')];
/** A Tuesday, 2:00 PM in Sydney. */
const TUESDAY = new Date('2026-11-24T03:00:00Z');
const COMPANY = 'CL-2026-00001';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe.each(['embedded', 'server'] as const)('runs on the %s database', (kind) => {
  let gateway: TestGateway;
  const { price, prices, priced, send, book } = runDesk(() => gateway);
  beforeAll(async () => {
    const databaseUrl = kind === 'server' ? await postgres.createDatabase() : null;
    gateway = await startTestGateway({ databaseUrl }, { now: () => TUESDAY });
  });
  afterAll(() => gateway.close());
  beforeEach(async () => {
    await gateway.reset();
    await layCompany(gateway.database, { user: 'ana', number: 1, now: TUESDAY });
    for (const [user, role] of [
      ['amir', 'booker'],
      ['vic', 'viewer'],
    ] as const) {
      const member = { reference: COMPANY, user_id: user, email: `${user}@company.example`, joined_at: TUESDAY, role };
      await gateway.database.db.insertInto('client_users').values(member).execute();
    }
  });

  const bookings = () => gateway.database.db.selectFrom('bookings').selectAll().orderBy('reference').execute();
  const runs = () => gateway.database.db.selectFrom('runs').selectAll().execute();
  const mails = () =>
    gateway.database.db.selectFrom('mails').select(['kind', 'recipient', 'subject', 'text']).orderBy('id').execute();

  it('has the prices of its deliveries by themselves, and their sum', async () => {
    const { deliveries, faults, total } = await prices(runForm(), ANA);
    expect(faults).toEqual([]);
    expect(deliveries.map((delivery) => delivery?.serviceName)).toEqual([
      ...['Less Than Truck Load', 'Standard 4-5 hrs', 'Less Than Truck Load'],
    ]);
    const [alone] = (await prices(runForm({ deliveries: [runDelivery('Brisbane')] }), ANA)).deliveries;
    expect(deliveries[2]).toEqual(alone);
    const sum = (of: 'totalExGstCents' | 'gstCents' | 'totalIncGstCents') =>
      deliveries.reduce((cents, delivery) => cents + (delivery?.[of] ?? Number.NaN), 0);
    expect(total).toEqual({
      ...{ totalExGstCents: sum('totalExGstCents'), gstCents: sum('gstCents') },
      totalIncGstCents: sum('totalIncGstCents'),
    });
    expect(await bookings()).toEqual([]);
  });

  it('says which field of which delivery has no price, and what is wrong with the pickup once', async () => {
    const pathsOf = async (changes: Parameters<typeof runForm>[0]) =>
      (await prices(runForm(changes), ANA)).faults.map(({ path }) => path);
    const good = runDelivery('Melbourne');
    expect(await pathsOf({ deliveries: [good, runDelivery('Atlantis'), good] })).toEqual([
      'deliveries[1].delivery.suburb',
    ]);
    // Only a vehicle goes there, and a vehicle with several drops is quoted for the job.
    const { deliveries, faults, total } = await prices(
      runForm({ deliveries: [good, runDelivery('Geelong VIC')] }),
      ANA,
    );
    expect([deliveries[1], total]).toEqual([null, null]);
    expect(faults).toEqual([
      {
        path: 'deliveries[1].delivery.suburb',
        message: expect.stringMatching(/quoted for the job: send us an enquiry/),
      },
    ]);
    expect(await pathsOf({ deliveries: [good, runDelivery('Melbourne', { palletCount: 90 })] })).toEqual([
      expect.stringMatching(/^deliveries\[1\]\.(palletCount|goods\.weight)$/),
    ]);
    const vip = runDelivery('Newtown', { service: 'METRO_VIP' });
    expect(await pathsOf({ pickupDate: '2026-11-20', deliveries: [good, good, vip] })).toEqual(['pickupDate']);
    expect(await pathsOf({ deliveries: [good, runDelivery('Melbourne', { service: 'METRO_VIP' })] })).toEqual([
      'deliveries[1].service',
    ]);
  });

  it('refuses what the schema does not take, at its field', async () => {
    const fieldOf = async (body: object) => {
      const { status, body: said } = await send(body, ANA);
      return [status, (said.fields as { path: string }[] | undefined)?.[0]?.path];
    };
    const form = await priced(runForm(), ANA);
    const [first] = form.deliveries;
    expect(await fieldOf({ ...form, deliveries: [first] })).toEqual([400, 'deliveries']);
    expect(await fieldOf({ ...form, deliveries: Array.from({ length: 21 }, () => first) })).toEqual([
      400,
      'deliveries',
    ]);
    expect(await fieldOf({ ...form, isWithoutDangerousGoods: false })).toEqual([400, 'isWithoutDangerousGoods']);
    expect(await fieldOf({ ...form, termsVersion: '2020-01' })).toEqual([400, 'termsVersion']);
    expect(await fieldOf({ ...form, deliveries: [first, { ...first, service: 'FTL' }] })).toEqual([
      ...[400, 'deliveries[1].service'],
    ]);
    const half = { ...first, lengthCm: -1 };
    expect(await fieldOf({ ...form, deliveries: [first, half] })).toEqual([400, 'deliveries[1].lengthCm']);
    expect((await price(runForm({ deliveries: [] }), ANA)).status).toBe(400);
    expect(await runs()).toEqual([]);
  });

  it('books a consignment for each delivery, with one mail to the booker and one to the desk', async () => {
    const run = await book(runForm(), ANA);
    expect(run).toMatchObject({
      ...{ reference: 'RN-2026-00001', pickup: { street: '12 Dock Road' }, pickupDate: '2026-11-25' },
      deliveries: [
        { position: 1, reference: 'SH-2026-0001', suburb: 'Melbourne', status: 'requested', palletCount: 2 },
        { position: 2, reference: 'SH-2026-0002', suburb: 'Newtown' },
        { position: 3, reference: 'SH-2026-0003', suburb: 'Brisbane' },
      ],
    });
    const stored = await bookings();
    expect(stored.map((row) => [row.user_id, row.client_reference])).toEqual([
      ...[1, 2, 3].map(() => ['ana', COMPANY]),
    ]);
    expect(run.booked.totalExGstCents).toBe(stored.reduce((sum, { total_ex_cents: cents }) => sum + cents, 0));
    expect(run.total).toEqual(run.booked);
    expect(await mails()).toMatchObject([
      {
        kind: 'run-received',
        recipient: 'ana@harbour.example',
        text: expect.stringContaining('2. Grocers of Newtown'),
      },
      { kind: 'run-requested-notice', subject: expect.stringMatching(/^Run RN-2026-00001 requested: 3 deliveries/) },
    ]);
    const { body } = await gateway.get('/api/shipments/SH-2026-0002', AMIR);
    const [event] = body.events as { note: string }[];
    expect(runInNote(event?.note ?? '')).toEqual({ reference: run.reference, position: 2, of: 3 });
  });

  it('is booked whole or not at all', async () => {
    const form = await priced(runForm(), ANA);
    const [first, second, third] = form.deliveries;
    const broken = {
      ...form,
      deliveries: [first, second, { ...third, delivery: { ...third?.delivery, suburb: 'Geelong VIC' } }],
    };
    expect(await send(broken, ANA)).toMatchObject({
      ...{ status: 400, body: { code: 'invalid-input', fields: [{ path: 'deliveries[2].delivery.suburb' }] } },
    });
    // The last one's place in the run is taken, so its transaction fails after the consignments were stored.
    await gateway.database.db
      .insertInto('runs')
      .values({
        ...{ reference: 'RN-2026-00001', submission_id: crypto.randomUUID(), delivery_count: 2, total_ex_cents: 1 },
        ...{ gst_cents: 1, requested_at: TUESDAY },
      })
      .execute();
    expect((await send(form, ANA)).status).toBe(500);
    expect(await bookings()).toEqual([]);
    expect(await mails()).toEqual([]);
    await gateway.database.db.deleteFrom('runs').execute();
    expect((await send(form, ANA)).status).toBe(201);
    expect(await bookings()).toHaveLength(3);
  });

  it('is made once for each form, also when it is sent at once, and once for each member', async () => {
    const form = await priced(runForm(), ANA);
    const answers = await Promise.all([send(form, ANA), send(form, ANA), send(form, ANA)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
    expect((await send(form, ANA)).status).toBe(200);
    expect(await bookings()).toHaveLength(3);
    expect(await mails()).toHaveLength(2);
    // The same UUID of somebody else is another form.
    expect((await send(form, AMIR)).status).toBe(201);
    expect((await send(form, VIC)).status).toBe(403);
  });

  it('books nothing at a price that was not shown, and says the new ones', async () => {
    const form = await priced(runForm(), ANA);
    const deliveries = form.deliveries.map((delivery, index) =>
      index === 1 ? { ...delivery, shownTotalExGstCents: delivery.shownTotalExGstCents - 100 } : delivery,
    );
    const { status, body } = await send({ ...form, deliveries }, ANA);
    expect([status, body.code]).toEqual([409, 'price-changed']);
    expect(body.prices).toEqual(await prices(runForm(), ANA));
    expect(await bookings()).toEqual([]);
    expect((await send(form, ANA)).status).toBe(201);
  });
});

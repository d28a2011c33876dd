import { allowRemoval } from '@saltbush/capability/database';
import { bookingDesk, STAFF } from '../../auth-gateway/fixtures/bookingDesk.ts';
import { client } from '../../auth-gateway/fixtures/client.ts';
import { layCompany } from '../../auth-gateway/fixtures/layCompany.ts';
import { runDesk, runForm } from '../../auth-gateway/fixtures/runDesk.ts';
import { startPostgres, type TestPostgres } from '../../auth-gateway/fixtures/startPostgres.ts';
import { startTestGateway, type TestGateway } from '../../auth-gateway/fixtures/startTestGateway.ts';
import type { DeskRun, Run, RunCancelled, Runs } from './api.ts';
import { retention } from './retention.ts';

/** Ana and Amir send freight for one company, Vic reads along, Bob sends for another. */
const [ANA, AMIR, VIC, BOB] = [client('ana'), client('amir'), client('vic'), client('bob')];
/** A Tuesday, 2:00 PM in Sydney. */
const TUESDAY = new Date('2026-11-24T03:00:00Z');
const COMPANY = 'CL-2026-00001';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe.each(['embedded', 'server'] as const)('what is done with runs on the %s database', (kind) => {
  let gateway: TestGateway;
  let now = TUESDAY;
  const { book } = runDesk(() => gateway);
  const desk = bookingDesk(
    () => gateway,
    () => now,
  );
  beforeAll(async () => {
    const databaseUrl = kind === 'server' ? await postgres.createDatabase() : null;
    gateway = await startTestGateway({ databaseUrl }, { now: () => now });
  });
  afterAll(() => gateway.close());
  beforeEach(async () => {
    now = TUESDAY;
    await gateway.reset();
    await layCompany(gateway.database, { user: 'ana', number: 1, now });
    await layCompany(gateway.database, { user: 'bob', number: 2, now });
    for (const [user, role] of [
      ['amir', 'booker'],
      ['vic', 'viewer'],
    ] as const) {
      const member = { reference: COMPANY, user_id: user, email: `${user}@company.example`, joined_at: now, role };
      await gateway.database.db.insertInto('client_users').values(member).execute();
    }
  });

  const bookings = () => gateway.database.db.selectFrom('bookings').selectAll().orderBy('reference').execute();
  const runs = () => gateway.database.db.selectFrom('runs').selectAll().execute();
  const mails = () =>
    gateway.database.db.selectFrom('mails').select(['kind', 'recipient', 'subject', 'text']).orderBy('id').execute();
  const read = async (reference: string, headers = ANA) =>
    (await gateway.get(`/api/runs/${reference}`, headers)).body as unknown as Run;
  const list = async (headers = ANA) => (await gateway.get('/api/runs', headers)).body as unknown as Runs;
  const cancel = (reference: string, acceptsCharge = false, headers = ANA) =>
    gateway.post(`/api/runs/${reference}/cancellation`, { reason: 'Not ready', acceptsCharge }, headers);

  it('is seen by the company alone', async () => {
    const { reference } = await book(runForm(), ANA);
    expect(await list(AMIR)).toMatchObject({
      ...{ total: 1, page: 1, pageSize: 20 },
      rows: [
        {
          ...{ reference, from: 'Harbour Foods, Sydney', suburbs: ['Melbourne', 'Newtown', 'Brisbane'] },
          counts: { open: 3, delivered: 0, ended: 0 },
        },
      ],
    });
    expect(await read(reference, VIC)).toMatchObject({ reference });
    expect(await list(BOB)).toMatchObject({ rows: [], total: 0 });
    expect((await gateway.get(`/api/runs/${reference}`, BOB)).status).toBe(404);
    expect((await cancel(reference, false, BOB)).status).toBe(404);
    expect((await cancel(reference, false, VIC)).status).toBe(403);
    expect((await read(reference)).deliveries.map(({ status }) => status)).toEqual([
      ...['requested', 'requested', 'requested'],
    ]);
  });

  it('cancels what can still be, says what cannot, and tells of all of it once', async () => {
    const run = await book(runForm(), ANA);
    const [first, second, third] = run.deliveries.map(({ reference }) => reference);
    await desk.carry(second ?? '', 'picked_up');
    const before = (await mails()).length;
    const { status, body } = await cancel(run.reference);
    expect(status).toBe(200);
    const answer = body as unknown as RunCancelled;
    expect(answer).toMatchObject({
      cancelled: [first, third],
      left: [{ reference: second, message: expect.stringMatching(/picked up and can no longer be cancelled/) }],
      run: { deliveries: [{ status: 'cancelled' }, { status: 'picked_up' }, { status: 'cancelled' }] },
    });
    // What is carried is what it costs.
    expect(answer.run.total.totalExGstCents).toBe(run.deliveries[1]?.totalExGstCents);
    expect(answer.run.booked).toEqual(run.booked);
    expect((await mails()).slice(before)).toMatchObject([
      { kind: 'run-cancelled', subject: `Run ${run.reference}: 2 of 3 deliveries cancelled` },
      { kind: 'run-cancelled-notice' },
    ]);
    expect((await cancel(run.reference)).body).toMatchObject({ cancelled: [], left: [{ reference: second }] });
    expect(await mails()).toHaveLength(before + 2);
  });

  it('cancels nothing that may cost something before that is accepted', async () => {
    const { reference } = await book(runForm({ pickupTime: '15:00' }), ANA);
    now = new Date('2026-11-25T02:30:00Z');
    expect(await cancel(reference)).toMatchObject({ status: 409, body: { code: 'charge-not-accepted' } });
    expect((await read(reference)).deliveries.map(({ cancellation }) => cancellation)).toEqual([
      ...[1, 2, 3].map(() => ({ isOpen: true, mayCost: true })),
    ]);
    expect((await cancel(reference, true)).body).toMatchObject({ cancelled: [1, 2, 3].map(() => expect.any(String)) });
  });

  it('stands beside each of its bookings at the desk', async () => {
    const run = await book(runForm(), ANA);
    const asked = async (booking: string) =>
      (await gateway.get(`/api/ops/runs?booking=${booking}`, STAFF)).body as unknown as DeskRun;
    const { run: found } = await asked('SH-2026-0002');
    expect(found).toMatchObject({
      ...{ reference: run.reference, position: 2, of: 3 },
      deliveries: [{ reference: 'SH-2026-0001', status: 'requested', version: 1 }, { position: 2 }, { position: 3 }],
    });
    const { reference: alone } = await desk.make({ pickupDate: '2026-11-25' }, ANA);
    expect(await asked(alone)).toEqual({ run: null });
    expect((await gateway.get('/api/ops/runs?booking=SH-2026-0002', ANA)).status).toBe(403);
  });

  it('is accepted at once by the desk, with one mail, and says what could not be', async () => {
    const run = await book(runForm(), ANA);
    const [first, second, third] = run.deliveries.map(({ reference }) => reference);
    const { reference: alone } = await desk.make({ pickupDate: '2026-11-25' }, ANA);
    const accept = (deliveries: object[], headers: Record<string, string> = STAFF) =>
      gateway.post(`/api/ops/runs/${run.reference}/acceptance`, { deliveries }, headers);
    const before = (await mails()).length;
    const asked = [
      { reference: first, version: 1 },
      { reference: second, version: 7 },
      { reference: third, version: 1 },
      { reference: alone, version: 1 },
    ];
    expect((await accept(asked, ANA)).status).toBe(403);
    const { status, body } = await accept(asked);
    expect(status).toBe(200);
    expect(body).toMatchObject({ accepted: [first, third], left: [{ reference: second }, { reference: alone }] });
    expect((await read(run.reference)).deliveries.map((one) => one.status)).toEqual([
      ...['accepted', 'requested', 'accepted'],
    ]);
    const [mail, ...others] = (await mails()).slice(before);
    expect(mail).toMatchObject({
      kind: 'run-accepted',
      subject: `Run ${run.reference}: 2 of 3 deliveries accepted`,
      recipient: expect.any(String),
    });
    expect(others).toEqual([]);
    // Sent again, it changes nothing and mails nobody.
    expect((await accept([{ reference: first, version: 1 }])).body).toMatchObject({
      ...{ accepted: [], left: [{ reference: first, message: 'It is accepted by now.' }] },
    });
    expect(await mails()).toHaveLength(before + 1);
    expect((await gateway.post('/api/ops/runs/RN-2026-99999/acceptance', { deliveries: asked }, STAFF)).status).toBe(
      404,
    );
    expect((await accept([])).status).toBe(400);
  });

  it('is found by reference, business and suburb, by the company and the desk alone', async () => {
    const { reference, deliveries } = await book(runForm(), ANA);
    const found = async (typed: string, headers: Record<string, string>, path = '/api/runs/search') => {
      const { status, body } = await gateway.get(`${path}?q=${encodeURIComponent(typed)}`, headers);
      expect(status).toBe(200);
      return (body.results as { path: string }[]).map((one) => one.path);
    };
    for (const typed of [reference, reference.toLowerCase(), 'RN-20', 'newtown', 'bris', 'Harbour']) {
      expect([typed, await found(typed, VIC)]).toEqual([typed, [`/dashboard/shipments/runs/${reference}`]]);
      expect([typed, await found(typed, BOB)]).toEqual([typed, []]);
      expect([typed, await found(typed, STAFF, '/api/ops/runs/search')]).toEqual([
        ...[typed, [`/ops/bookings/${deliveries[0]?.reference}`]],
      ]);
    }
    expect(await found('nowhere', ANA)).toEqual([]);
    expect((await gateway.get('/api/ops/runs/search?q=newtown', ANA)).status).toBe(403);
  });

  it('loses a delivery with its consignment, and goes with the last', async () => {
    const { reference } = await book(runForm(), ANA);
    const { db } = gateway.database;
    const [job] = retention.jobs;
    const dropEmpty = () => db.transaction().execute(async (transaction) => job?.removeBatch(transaction, now, 10));
    const remove = async (count: number) => {
      const first = (await bookings()).slice(0, count).map(({ reference: booking }) => booking);
      await db.transaction().execute(async (transaction) => {
        await allowRemoval(transaction as unknown as Parameters<typeof allowRemoval>[0]);
        await transaction.deleteFrom('booking_events').where('reference', 'in', first).execute();
        await transaction.deleteFrom('bookings').where('reference', 'in', first).execute();
      });
    };
    await remove(1);
    expect((await read(reference)).deliveries.map(({ position }) => position)).toEqual([2, 3]);
    expect(await dropEmpty()).toBe(0);
    await remove(2);
    expect((await gateway.get(`/api/runs/${reference}`, ANA)).status).toBe(404);
    expect(await dropEmpty()).toBe(1);
    expect(await runs()).toEqual([]);
  });
});

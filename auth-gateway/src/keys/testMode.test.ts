import { join } from 'node:path';
import type { ApiKeyMade } from '@saltbush/clients/api';
import { bookingDesk } from '../../fixtures/bookingDesk.ts';
import { client } from '../../fixtures/client.ts';
import { watchBlocks } from '../../fixtures/hostile-input/watchBlocks.ts';
import { keptPostgres } from '../../fixtures/keptPostgres.ts';
import { keyDesk } from '../../fixtures/keyDesk.ts';
import { layCompany } from '../../fixtures/layCompany.ts';
import { layDatabase } from '../../fixtures/layDatabase.ts';
import { startTestGateway, type TestGateway } from '../../fixtures/startTestGateway.ts';

const NOW = new Date('2026-11-20T03:00:00Z');
/** Making it in this thread would take two thousand. */
const MOST_MS = 500;
const COMPANY = 'CL-2026-00001';
/** Ana owns a company, Amir books for it, Bob owns another one. */
const [ANA, AMIR, BOB] = [client('ana'), client('amir'), client('bob')];

describe.each(['embedded', 'server'] as const)('the test mode on the %s database', (kind) => {
  let gateway: TestGateway;
  const desk = bookingDesk(
    () => gateway,
    () => NOW,
  );
  const { make: makeFor, bearer, book } = keyDesk(() => gateway);
  const make = (changes: object = {}): Promise<ApiKeyMade> => makeFor(COMPANY, changes, ANA);
  beforeAll(async () => {
    const isServer = kind === 'server';
    const urls = isServer ? [await keptPostgres.createDatabase(), await keptPostgres.createDatabase()] : [null, null];
    const [databaseUrl = null, testDatabaseUrl = null] = urls;
    gateway = await startTestGateway({ databaseUrl, testDatabaseUrl }, { now: () => NOW });
    if (!isServer) await layDatabase(join(gateway.dataDir, 'test-mode'));
  });
  afterAll(() => gateway.close());
  beforeEach(async () => {
    await gateway.reset();
    await layCompany(gateway.database, { user: 'ana', number: 1, now: NOW });
    await layCompany(gateway.database, { user: 'bob', number: 2, now: NOW });
    const amir = { reference: COMPANY, user_id: 'amir', email: 'amir@company.example', joined_at: NOW };
    await gateway.database.db
      .insertInto('client_users')
      .values({ ...amir, role: 'booker' })
      .execute();
  });

  it('has what a key of it books, on its way to an invoice, and the site has nothing of it', async () => {
    const headers = bearer(await make({ mode: 'test' }));
    const { reference } = await book(headers);
    const steps = `/api/shipments/${reference}/test-steps`;
    const late = await gateway.post(steps, { to: 'delayed' }, headers);
    expect(late.body).toMatchObject({ exception: { kind: 'delayed' } });
    const delivered = await gateway.post(steps, { to: 'delivered' }, headers);
    expect(delivered.body).toMatchObject({ status: 'delivered' });
    const invoiced = await gateway.post(steps, { to: 'invoiced' }, headers);
    expect(invoiced.body).toMatchObject({ status: 'invoiced' });
    const again = await gateway.post(steps, { to: 'accepted' }, headers);
    expect([again.status, again.body.code]).toEqual([409, 'status-not-possible']);
    const { db } = gateway.database;
    for (const table of ['bookings', 'quotes', 'mails', 'invoices'] as const) {
      expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    }
    const live = await gateway.get('/api/shipments', ANA);
    expect(live.body).toMatchObject({ total: 0 });
  });

  it('is open to members with the header, and to nobody else', async () => {
    const headers = bearer(await make({ mode: 'test' }));
    const { reference } = await book(headers);
    const at = `/api/shipments/${reference}`;
    expect((await gateway.get(at, { ...ANA, 'saltbush-mode': 'test' })).status).toBe(200);
    expect((await gateway.get(at, { ...BOB, 'saltbush-mode': 'test' })).status).toBe(404);
    expect((await gateway.get(at, { 'saltbush-mode': 'test' })).status).toBe(401);
  });

  it('is left at once by whoever leaves the company', async () => {
    const { reference } = await book(bearer(await make({ mode: 'test' })));
    const at = `/api/shipments/${reference}`;
    expect((await gateway.get(at, { ...AMIR, 'saltbush-mode': 'test' })).status).toBe(200);
    await gateway.database.db.deleteFrom('client_users').where('user_id', '=', 'amir').execute();
    expect((await gateway.get(at, { ...AMIR, 'saltbush-mode': 'test' })).status).toBe(404);
  });

  it('opens no record of the site by its link, and none of its own there', async () => {
    const made = await desk.make({}, ANA);
    const headers = bearer(await make({ mode: 'test' }));
    expect((await gateway.get(`/api/bookings/${made.token}`, { ...ANA, 'saltbush-mode': 'test' })).status).toBe(404);
    const { token } = await book(headers);
    expect((await gateway.get(`/api/bookings/${token}`, {})).status).toBe(404);
  });

  it('has no way from it to a route of the site', async () => {
    const headers = bearer(await make({ mode: 'test' }));
    for (const path of ['/api/releases', '/api/ops/mails', '/contact', '/api/nowhere']) {
      expect([path, (await gateway.get(path, headers)).status]).toEqual([path, 404]);
      const asMember = await gateway.get(path, { ...ANA, 'saltbush-mode': 'test' });
      expect([path, asMember.status]).toEqual([path, 404]);
    }
  });

  it('is emptied with each month of Sydney, and goes on with other references', async () => {
    const headers = bearer(await make({ mode: 'test' }));
    await gateway.runChore('test-mode', new Date('2026-11-29T03:00:00Z'));
    const { reference } = await book(headers);
    await gateway.runChore('test-mode', new Date('2026-11-30T12:59:00Z'));
    expect((await gateway.get(`/api/shipments/${reference}`, headers)).status).toBe(200);
    await gateway.runChore('test-mode', new Date('2026-11-30T13:00:00Z'));
    expect((await gateway.get('/api/shipments', headers)).body).toMatchObject({ total: 0 });
    const next = await book(headers);
    expect(next.reference).not.toBe(reference);
    await gateway.runChore('test-mode', new Date('2026-12-24T03:00:00Z'));
    expect((await gateway.get('/api/shipments', headers)).body).toMatchObject({ total: 1 });
  });

  it('takes no steps of freight that is really carried', async () => {
    const made = await make();
    const { reference } = await book(bearer(made));
    const steps = `/api/shipments/${reference}/test-steps`;
    const { status, body } = await gateway.post(steps, { to: 'delivered' }, bearer(made));
    expect([status, body.code]).toEqual([409, 'freight-is-real']);
  });
});

it('is made with the first request for it, which holds up nobody else', async () => {
  const gateway = await startTestGateway({}, { now: () => NOW });
  await layCompany(gateway.database, { user: 'ana', number: 1, now: NOW });
  const blocks = watchBlocks();
  const { status } = await gateway.get('/api/shipments', { ...ANA, 'saltbush-mode': 'test' });
  expect(status).toBe(200);
  expect(blocks.longestMs()).toBeLessThan(MOST_MS);
  blocks.stop();
  await gateway.close();
});

it('has no test mode on a server that names no database for it', async () => {
  const gateway = await startTestGateway({ databaseUrl: await keptPostgres.createDatabase() }, { now: () => NOW });
  await layCompany(gateway.database, { user: 'ana', number: 1, now: NOW });
  const { status, body } = await gateway.get('/api/shipments', { ...ANA, 'saltbush-mode': 'test' });
  expect([status, body.code, body.detail]).toEqual([
    503,
    'test-mode-away',
    expect.stringContaining('TEST_DATABASE_URL'),
  ]);
  await gateway.close();
});

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { ApiKey, ApiKeyMade } from '@saltbush/clients/api';
import type { BookingMade, ShipmentDetail } from '@saltbush/consignments/api';
import type { Priced, SavedQuote } from '@saltbush/quotes/api';
import { bookingDesk, bookingForm } from '../../fixtures/bookingDesk.ts';
import { layCompany } from '../../fixtures/layCompany.ts';
import { layDatabase } from '../../fixtures/layDatabase.ts';
import { startPostgres, type TestPostgres } from '../../fixtures/startPostgres.ts';
import { startTestGateway, type TestGateway } from '../../fixtures/startTestGateway.ts';
import { KEY_RATE } from './createKeys.ts';

const NOW = new Date('2026-11-20T03:00:00Z');
const COMPANY = 'CL-2026-00001';
const KEYS = `/api/clients/${COMPANY}/keys`;
const client = (user: string) => ({
  'x-test-role': 'client',
  'x-test-user': user,
  'x-test-email': `${user}@company.example`,
});
/** Ana owns a company, Amir books for it, Bob owns another one. */
const [ANA, AMIR, BOB] = [client('ana'), client('amir'), client('bob')];
const ALL = ['price', 'book', 'labels', 'track', 'cancel', 'documents'];

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe.each(['embedded', 'server'] as const)('API keys on the %s database', (kind) => {
  let gateway: TestGateway;
  const desk = bookingDesk(
    () => gateway,
    () => NOW,
  );
  beforeAll(async () => {
    const isServer = kind === 'server';
    const urls = isServer ? [await postgres.createDatabase(), await postgres.createDatabase()] : [null, null];
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

  const form = (changes: object = {}) => ({
    submissionId: randomUUID(),
    name: 'Warehouse',
    mode: 'live',
    scopes: ALL,
    ...changes,
  });
  async function make(changes: object = {}, headers = ANA): Promise<ApiKeyMade> {
    const { status, body } = await gateway.post(KEYS, form(changes), headers);
    expect(status).toBe(201);
    return body as unknown as ApiKeyMade;
  }
  const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });

  /** Goes from a price to a booking as a program does. */
  async function book(headers: Record<string, string>): Promise<BookingMade> {
    const request = { mode: 'ltl', service: 'LTL', pickup: 'Sydney', delivery: 'Melbourne', palletCount: 4 };
    const priced = (await gateway.post('/api/quotes/prices', { request }, headers)).body as unknown as Priced;
    const { totalExGstCents: shownTotalExGstCents } = priced.quote;
    const save = { submissionId: randomUUID(), request: priced.request, shownTotalExGstCents };
    const saved = (await gateway.post('/api/quotes', save, headers)).body as unknown as SavedQuote;
    const { status, body } = await gateway.post('/api/bookings', bookingForm(saved), headers);
    expect(status).toBe(201);
    return body as unknown as BookingMade;
  }

  describe('making', () => {
    it('shows a key once, keeps only its hash, and answers the same form with the same key', async () => {
      const sent = form();
      const { status, body } = await gateway.post(KEYS, sent, ANA);
      const { key, token } = body as unknown as ApiKeyMade;
      expect({ status, token }).toEqual({ status: 201, token: expect.stringMatching(/^sk_live_[\w-]{22}$/) });
      expect(key).toMatchObject({ name: 'Warehouse', mode: 'live', scopes: ALL, madeBy: 'ana@company.example' });
      expect(token.endsWith(key.hint.slice(-4))).toBe(true);
      const again = await gateway.post(KEYS, sent, ANA);
      expect([again.status, (again.body as unknown as ApiKeyMade).token]).toEqual([200, token]);
      const listed = await gateway.get(KEYS, ANA);
      expect(listed.body).toMatchObject({ keys: [{ id: key.id }] });
      expect(JSON.stringify(listed.body)).not.toContain(token.slice(8));
      const rows = await gateway.database.db.selectFrom('api_keys').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(token.slice(8));
    });

    it('is for owners; to other companies the keys do not exist', async () => {
      const { key } = await make();
      for (const [sender, status] of [
        [AMIR, 403],
        [BOB, 404],
      ] as const) {
        expect((await gateway.get(KEYS, sender)).status).toBe(status);
        expect((await gateway.post(KEYS, form(), sender)).status).toBe(status);
        expect((await gateway.post(`/api/clients/keys/${key.id}/revocation`, {}, sender)).status).toBe(status);
      }
    });

    it.each([
      [{ name: ' ' }, 'name'],
      [{ name: 'x'.repeat(61) }, 'name'],
      [{ scopes: [] }, 'scopes'],
      [{ scopes: ['everything'] }, 'scopes[0]'],
      [{ mode: 'both' }, 'mode'],
    ])('refuses %p', async (changes, path) => {
      const { status, body } = await gateway.post(KEYS, form(changes), ANA);
      expect(status).toBe(400);
      expect(body.fields).toContainEqual(expect.objectContaining({ path }));
    });

    it('stops at 20 keys in use, also when they are asked for at once', async () => {
      const answers = await Promise.all(Array.from({ length: 24 }, () => gateway.post(KEYS, form(), ANA)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
      expect(answers.filter(({ body }) => body.code === 'keys-full')).toHaveLength(4);
    });
  });

  describe('using', () => {
    it('prices, books, labels, tracks and cancels for the company, and the trail names the key', async () => {
      const made = await make();
      const { reference, token } = await book(bearer(made));
      const labels = await fetch(`${gateway.url}/api/shipments/${reference}/labels.pdf`, { headers: bearer(made) });
      expect([labels.status, labels.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      const seen = (await gateway.get(`/api/shipments/${reference}`, ANA)).body as unknown as ShipmentDetail;
      expect(seen.reference).toBe(reference);
      const trail = await gateway.database.db.selectFrom('booking_events').select('actor').execute();
      expect(trail).toEqual([{ actor: `API key ${made.key.id} (Warehouse)` }]);
      const cancel = { reason: 'Not ready', acceptsCharge: false };
      const cancelled = await gateway.post(`/api/bookings/${token}/cancellation`, cancel, bearer(made));
      expect(cancelled.body).toMatchObject({ status: 'cancelled' });
      const { body } = await gateway.get(KEYS, ANA);
      expect((body.keys as ApiKey[])[0]?.lastUsedAt).not.toBeNull();
    });

    it('sees nothing of other companies', async () => {
      const { reference } = await desk.make({}, BOB);
      const { status } = await gateway.get(`/api/shipments/${reference}`, bearer(await make()));
      expect(status).toBe(404);
    });

    it('does what its scopes say, and never what is for people or staff', async () => {
      const made = await make({ scopes: ['track'] });
      const priced = await gateway.post('/api/quotes/prices', { request: { mode: 'ltl' } }, bearer(made));
      expect([priced.status, priced.body.code, priced.body.scope]).toEqual([403, 'scope-missing', 'price']);
      for (const path of ['/api/clients/memberships', '/api/ops/bookings', KEYS, '/api/claims']) {
        const { status, body } = await gateway.get(path, bearer(made));
        expect([path, status, body.code]).toEqual([path, 403, 'not-for-keys']);
      }
      for (const path of ['/api/ops/mails', '/api/releases']) {
        expect([path, (await gateway.get(path, bearer(made))).status]).toEqual([path, 401]);
      }
    });

    it('counts the same Idempotency-Key once, of each company for itself', async () => {
      const headers = { ...bearer(await make()), 'idempotency-key': 'order 77'.replace(' ', '-') };
      const request = { mode: 'ltl', service: 'LTL', pickup: 'Sydney', delivery: 'Melbourne', palletCount: 4 };
      const priced = (await gateway.post('/api/quotes/prices', { request }, headers)).body as unknown as Priced;
      const save = { request: priced.request, shownTotalExGstCents: priced.quote.totalExGstCents };
      const [first, second] = [
        await gateway.post('/api/quotes', save, headers),
        await gateway.post('/api/quotes', save, headers),
      ];
      expect([first.status, second.status]).toEqual([201, 200]);
      expect(second.body.reference).toBe(first.body.reference);
      const others = await gateway.post('/api/clients/CL-2026-00002/keys', form(), BOB);
      const theirs = { ...headers, ...bearer(others.body as unknown as ApiKeyMade) };
      const third = await gateway.post('/api/quotes', save, theirs);
      expect([third.status, third.body.reference === first.body.reference]).toEqual([201, false]);
    });

    it('refuses an Idempotency-Key that is too long, and one that nobody can see', async () => {
      const made = await make();
      for (const text of ['x'.repeat(256), 'a b']) {
        const { status, body } = await gateway.get('/api/shipments', { ...bearer(made), 'idempotency-key': text });
        expect([status, body.code]).toEqual([400, 'bad-request']);
      }
    });

    it('ends with the next request once it is revoked, and is refused when it was made up', async () => {
      const made = await make();
      expect((await gateway.get('/api/shipments', bearer(made))).status).toBe(200);
      const revoked = await gateway.post(`/api/clients/keys/${made.key.id}/revocation`, {}, ANA);
      expect(revoked.body).toMatchObject({ revokedBy: 'ana@company.example' });
      for (const token of [made.token, `sk_live_${'a'.repeat(22)}`, 'sk_live_', made.token.replace('live', 'test')]) {
        const { status, body } = await gateway.get('/api/shipments', bearer({ token }));
        expect([status, body.code]).toEqual([401, 'key-unknown']);
      }
    });

    it('is refused while its company is suspended', async () => {
      const made = await make();
      await gateway.database.db
        .updateTable('clients')
        .set({ status: 'suspended' })
        .where('reference', '=', COMPANY)
        .execute();
      const { status, body } = await gateway.get('/api/shipments', bearer(made));
      expect([status, body.detail]).toEqual([403, expect.stringContaining('is suspended')]);
    });

    it('makes a cookie not count, so that nobody acts as two', async () => {
      const { status } = await gateway.get('/api/clients/memberships', { ...ANA, ...bearer(await make()) });
      expect(status).toBe(403);
    });

    it('says how often it may still be used, and stops there', async () => {
      const headers = bearer(await make());
      const first = await gateway.get('/api/shipments', headers);
      expect(first.headers.get('ratelimit-limit')).toBe(String(KEY_RATE.points));
      expect(first.headers.get('ratelimit-remaining')).toBe(String(KEY_RATE.points - 1));
      for (let used = 1; used < KEY_RATE.points; used += 1) await gateway.get('/api/shipments', headers);
      const { status, headers: told, body } = await gateway.get('/api/shipments', headers);
      expect([status, body.code]).toEqual([429, 'too-many-requests']);
      expect(Number(told.get('retry-after'))).toBeGreaterThan(0);
    });
  });

  describe('the test mode', () => {
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

    it('takes no steps of freight that is really carried', async () => {
      const made = await make();
      const { reference } = await book(bearer(made));
      const steps = `/api/shipments/${reference}/test-steps`;
      const { status, body } = await gateway.post(steps, { to: 'delivered' }, bearer(made));
      expect([status, body.code]).toEqual([409, 'freight-is-real']);
    });
  });
});

it('has no test mode on a server that names no database for it', async () => {
  const gateway = await startTestGateway({ databaseUrl: await postgres.createDatabase() }, { now: () => NOW });
  await layCompany(gateway.database, { user: 'ana', number: 1, now: NOW });
  const { status, body } = await gateway.get('/api/shipments', { ...ANA, 'saltbush-mode': 'test' });
  expect([status, body.code, body.detail]).toEqual([
    503,
    'test-mode-away',
    expect.stringContaining('TEST_DATABASE_URL'),
  ]);
  await gateway.close();
});

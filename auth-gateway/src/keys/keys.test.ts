import { randomUUID } from 'node:crypto';
import type { ApiKey, ApiKeyMade } from '@saltbush/clients/api';
import type { ShipmentDetail } from '@saltbush/consignments/api';
import { bookingDesk } from '../../fixtures/bookingDesk.ts';
import { client } from '../../fixtures/client.ts';
import { DATABASES, gatewayOn } from '../../fixtures/gatewayOn.ts';
import { keyDesk } from '../../fixtures/keyDesk.ts';
import { layCompany } from '../../fixtures/layCompany.ts';
import { KEY_RATE } from './createKeys.ts';

const NOW = new Date('2026-11-20T03:00:00Z');
const COMPANY = 'CL-2026-00001';
const KEYS = `/api/clients/${COMPANY}/keys`;
/** Ana owns a company, Amir books for it, Bob owns another one. */
const [ANA, AMIR, BOB] = [client('ana'), client('amir'), client('bob')];
const ALL = ['price', 'book', 'labels', 'track', 'cancel', 'documents'];

describe.each(DATABASES)('API keys on the %s database', (kind) => {
  const desk = bookingDesk(
    () => gateway,
    () => NOW,
  );
  const gateway = gatewayOn(kind, { now: () => NOW });
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

  const { form, make: makeFor, bearer, priced, book } = keyDesk(() => gateway);
  const make = (changes: object = {}): Promise<ApiKeyMade> => makeFor(COMPANY, changes, ANA);

  describe('making', () => {
    it('tells every owner of a live key, once, and nobody of one of the test mode', async () => {
      const cleo = { reference: COMPANY, user_id: 'cleo', email: 'cleo@company.example', joined_at: NOW };
      await gateway.database.db
        .insertInto('client_users')
        .values({ ...cleo, role: 'owner' })
        .execute();
      const sent = form({ name: 'Night shift' });
      const { token } = (await gateway.post(KEYS, sent, ANA)).body as unknown as ApiKeyMade;
      await gateway.post(KEYS, sent, ANA);
      await make({ mode: 'test' });
      const mails = await gateway.database.db.selectFrom('mails').selectAll().orderBy('recipient').execute();
      expect(mails.map(({ recipient, kind: of }) => [recipient, of])).toEqual([
        ['ana@company.example', 'api-key-made'],
        ['cleo@company.example', 'api-key-made'],
      ]);
      expect(mails[0]?.text).toContain('ana@company.example made the key “Night shift” (sk_live_');
      expect(mails[0]?.text).toContain('/dashboard/keys');
      expect(JSON.stringify(mails)).not.toContain(token);
    });

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
      [{ lifetimeDays: 31 }, 'lifetimeDays'],
      [{ lifetimeDays: '30' }, 'lifetimeDays'],
      [{ lifetimeDays: -30 }, 'lifetimeDays'],
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
      const headers = { ...bearer(await make()), 'idempotency-key': 'order-77' };
      const save = await priced(headers);
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

    it('names the header to whoever sends neither it nor a submission, beside all else that is wrong', async () => {
      const { status, body } = await gateway.post('/api/quotes', {}, bearer(await make()));
      expect([status, body.code]).toEqual([400, 'invalid-input']);
      expect(body.detail).toContain('submissionId: Send the header Idempotency-Key');
      const fields = body.fields as { path: string; message: string }[];
      expect(fields.map(({ path }) => path)).toEqual(expect.arrayContaining(['submissionId', 'request']));
      const wrong = await gateway.post('/api/quotes', { submissionId: 'x' }, bearer(await make()));
      expect(wrong.body.detail).not.toContain('Idempotency-Key');
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

    it.each([
      'Bearer',
      'Bearer undefined',
      'Bearer sk-test-abc',
      'Bearer sk_live_a sk_live_b',
      `sk_test_${'a'.repeat(22)}`,
    ])('is asked for where %p holds none, so that nobody books as a visitor by mistake', async (authorization) => {
      const sent = { submissionId: randomUUID(), ...(await priced(bearer(await make()))) };
      for (const headers of [{ authorization }, { ...ANA, authorization }]) {
        const { status, body } = await gateway.post('/api/quotes', sent, headers);
        expect([status, body.code, body.detail]).toEqual([401, 'key-unknown', expect.stringContaining('sk_test_')]);
      }
      expect(await gateway.database.db.selectFrom('quotes').selectAll().execute()).toEqual([]);
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
});

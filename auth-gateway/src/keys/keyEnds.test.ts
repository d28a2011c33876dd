import { randomUUID } from 'node:crypto';
import type { ApiKey, ApiKeyMade } from '@saltbush/clients/api';
import { client } from '../../fixtures/client.ts';
import { DATABASES, gatewayOn } from '../../fixtures/gatewayOn.ts';
import { keptPostgres } from '../../fixtures/keptPostgres.ts';
import { keyDesk } from '../../fixtures/keyDesk.ts';
import { layCompany } from '../../fixtures/layCompany.ts';
import { startTestGateway } from '../../fixtures/startTestGateway.ts';

const NOW = new Date('2026-11-20T03:00:00Z');
const DAY_MS = 86_400_000;
const COMPANY = 'CL-2026-00001';
const KEYS = `/api/clients/${COMPANY}/keys`;
/** Ana owns a company with Cleo, Bob another one. */
const [ANA, BOB] = [client('ana'), client('bob')];
const onDay = (days: number, ms = 0) => new Date(NOW.getTime() + days * DAY_MS + ms);

describe.each(DATABASES)('the end of API keys on the %s database', (kind) => {
  let time = NOW;
  const gateway = gatewayOn(kind, { now: () => time });
  const { form, make: makeFor, replacement, replace, answerTo, bearer } = keyDesk(() => gateway);
  const make = (changes: object = {}): Promise<ApiKeyMade> => makeFor(COMPANY, changes, ANA);

  beforeEach(async () => {
    time = NOW;
    await gateway.reset();
    await layCompany(gateway.database, { user: 'ana', number: 1, now: NOW });
    await layCompany(gateway.database, { user: 'bob', number: 2, now: NOW });
    const cleo = { reference: COMPANY, user_id: 'cleo', email: 'cleo@company.example', joined_at: NOW };
    await gateway.database.db
      .insertInto('client_users')
      .values({ ...cleo, role: 'owner' })
      .execute();
  });

  const listed = async (): Promise<ApiKey[]> => (await gateway.get(KEYS, ANA)).body.keys as ApiKey[];
  const OK = [200, undefined];
  const EXPIRED = [401, 'key-expired'];
  const UNKNOWN = [401, 'key-unknown'];

  describe('made', () => {
    it.each([30, 90, 365] as const)('ends after %d days, at that moment', async (lifetimeDays) => {
      const made = await make({ lifetimeDays });
      expect(made.key).toMatchObject({ lifetimeDays, endsAt: onDay(lifetimeDays).toISOString(), successorId: null });
      time = onDay(lifetimeDays, -1);
      expect(await answerTo(made)).toEqual(OK);
      time = onDay(lifetimeDays);
      expect(await answerTo(made)).toEqual(EXPIRED);
    });

    it('has no end when that is chosen, and a year when a form of before does not ask', async () => {
      const endless = await make({ lifetimeDays: null });
      const usual = await make();
      expect([endless.key.endsAt, usual.key.endsAt]).toEqual([null, onDay(365).toISOString()]);
      time = onDay(4_000);
      expect(await answerTo(endless)).toEqual(OK);
    });

    it('goes on without an end when it was made before keys had one', async () => {
      const made = await make();
      const before = { lifetime_days: null, ends_at: null };
      await gateway.database.db.updateTable('api_keys').set(before).execute();
      time = onDay(4_000);
      expect(await answerTo(made)).toEqual(OK);
      expect(await listed()).toMatchObject([{ lifetimeDays: null, endsAt: null }]);
    });

    it('is refused with when it ended and what to do, and is no longer said to be used', async () => {
      const made = await make({ lifetimeDays: 30 });
      time = onDay(30, 1);
      const { status, body, headers } = await gateway.get('/api/shipments', bearer(made));
      expect([status, headers.get('content-type')]).toEqual([401, expect.stringContaining('application/problem+json')]);
      expect(body).toMatchObject({ code: 'key-expired', endedAt: onDay(30).toISOString() });
      expect(body.detail).toContain('An owner of your company replaces it at /dashboard/keys');
      expect(await listed()).toMatchObject([{ id: made.key.id, lastUsedAt: null }]);
      // A secret that is off by one letter is nobody's: it tells nothing about the key.
      const last = made.token.endsWith('A') ? 'Q' : 'A';
      expect(await answerTo({ token: `${made.token.slice(0, -1)}${last}` })).toEqual(UNKNOWN);
    });

    it('tells of a revoked key only that it is unknown, also after its end', async () => {
      const made = await make({ lifetimeDays: 30 });
      await gateway.post(`/api/clients/keys/${made.key.id}/revocation`, {}, ANA);
      time = onDay(31);
      expect(await answerTo(made)).toEqual(UNKNOWN);
    });

    it('stays in the list for 90 days after its end, behind those in use', async () => {
      const { key: ended } = await make({ lifetimeDays: null });
      const { key: short } = await make({ lifetimeDays: 30 });
      time = onDay(31);
      expect((await listed()).map(({ id }) => id)).toEqual([ended.id, short.id]);
      time = onDay(120, 1);
      expect((await listed()).map(({ id }) => id)).toEqual([ended.id]);
    });

    it('leaves its place to another once it has ended', async () => {
      await Promise.all(Array.from({ length: 20 }, () => make({ lifetimeDays: 30 })));
      expect((await gateway.post(KEYS, form(), ANA)).body).toMatchObject({ code: 'keys-full' });
      time = onDay(30);
      expect((await gateway.post(KEYS, form(), ANA)).status).toBe(201);
    });

    it('answers the same form with another end as another key', async () => {
      const sent = form({ lifetimeDays: 30 });
      expect((await gateway.post(KEYS, sent, ANA)).status).toBe(201);
      const { status, body } = await gateway.post(KEYS, { ...sent, lifetimeDays: null }, ANA);
      expect([status, body.code]).toEqual([409, 'submission-reused']);
    });
  });

  describe('told', () => {
    const look = (at: Date) => gateway.runChore('key-ends', at);
    async function told(): Promise<[string, string][]> {
      const mails = await gateway.database.db
        .selectFrom('mails')
        .selectAll()
        .where('kind', '=', 'api-key-ends')
        .orderBy('id')
        .execute();
      return mails.map(({ recipient, subject }) => [recipient, subject]);
    }

    it('reaches every owner fourteen days and one day before, each time once', async () => {
      await make({ name: 'ERP', lifetimeDays: 30 });
      await look(onDay(16, -1));
      expect(await told()).toEqual([]);
      await look(onDay(16));
      await look(onDay(17));
      const first = [
        ['ana@company.example', 'Your API key “ERP” ends within 14 days'],
        ['cleo@company.example', 'Your API key “ERP” ends within 14 days'],
      ];
      expect(await told()).toEqual(first);
      await look(onDay(29));
      await look(onDay(30, -1));
      await look(onDay(31));
      expect(await told()).toEqual([
        ...first,
        ['ana@company.example', 'Your API key “ERP” ends within a day'],
        ['cleo@company.example', 'Your API key “ERP” ends within a day'],
      ]);
    });

    it('says only the last of it when nobody looked before', async () => {
      await make({ lifetimeDays: 30 });
      await look(onDay(29, 1));
      expect((await told()).map(([, subject]) => subject)).toEqual(
        Array(2).fill(expect.stringMatching(/within a day$/)),
      );
    });

    it('leaves out what is revoked, replaced, endless or ended, and suspended companies', async () => {
      const revoked = await make({ lifetimeDays: 30 });
      await gateway.post(`/api/clients/keys/${revoked.key.id}/revocation`, {}, ANA);
      const old = await make({ lifetimeDays: 30 });
      expect((await replace(old.key.id, replacement(), ANA)).status).toBe(201);
      await make({ lifetimeDays: null });
      await makeFor('CL-2026-00002', { lifetimeDays: 30 }, BOB);
      await gateway.database.db
        .updateTable('clients')
        .set({ status: 'suspended' })
        .where('reference', '=', 'CL-2026-00002')
        .execute();
      await look(onDay(1, -1));
      await look(onDay(29));
      await look(onDay(31));
      expect(await told()).toEqual([]);
    });

    it('is done for a hundred at once', async () => {
      const rows = Array.from({ length: 100 }, (_, index) => ({
        ...{ reference: COMPANY, submission_id: randomUUID(), name: `Key ${index}`, mode: 'live' as const },
        ...{ scopes: '["track"]', token_hash: `hash-${index}`, hint: 'sk_live_…x7Qa', made_by: 'ana@company.example' },
        ...{ made_at: NOW, lifetime_days: 30 as const, ends_at: onDay(30) },
      }));
      await gateway.database.db.insertInto('api_keys').values(rows).execute();
      await look(onDay(20));
      await look(onDay(20));
      const subjects = (await told()).map(([, subject]) => subject);
      expect([subjects.length, new Set(subjects).size]).toEqual([200, 100]);
    });
  });
});

it('is told once by two gateways that look at the same time', async () => {
  const databaseUrl = await keptPostgres.createDatabase();
  const gateways = await Promise.all([0, 1].map(() => startTestGateway({ databaseUrl }, { now: () => NOW })));
  const [one, other] = gateways;
  if (!one || !other) throw new Error('Both gateways are needed.');
  await layCompany(one.database, { user: 'ana', number: 1, now: NOW });
  const { make } = keyDesk(() => one);
  const made = await Promise.all(Array.from({ length: 12 }, () => make(COMPANY, { lifetimeDays: 30 }, ANA)));
  await Promise.all(gateways.map((gateway) => gateway.runChore('key-ends', onDay(16))));
  const mails = await one.database.db.selectFrom('mails').select('text').where('kind', '=', 'api-key-ends').execute();
  expect(mails).toHaveLength(12);
  // What one of them replaces, the other one knows with the next request.
  const [first] = made;
  const sent = { submissionId: randomUUID(), lifetimeDays: null };
  const answers = await Promise.all(
    gateways.map((gateway) => gateway.post(`/api/clients/keys/${first?.key.id}/replacement`, sent, ANA)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
  expect(new Set(answers.map(({ body }) => body.token)).size).toBe(1);
  for (const gateway of gateways) await gateway.close();
});

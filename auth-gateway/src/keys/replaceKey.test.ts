import type { ApiKey, ApiKeyMade } from '@saltbush/clients/api';
import { client } from '../../fixtures/client.ts';
import { DATABASES, gatewayOn } from '../../fixtures/gatewayOn.ts';
import { keyDesk } from '../../fixtures/keyDesk.ts';
import { layCompany } from '../../fixtures/layCompany.ts';

const NOW = new Date('2026-11-20T03:00:00Z');
const DAY_MS = 86_400_000;
const COMPANY = 'CL-2026-00001';
const KEYS = `/api/clients/${COMPANY}/keys`;
/** Ana and Cleo own a company, Amir books for it, Bob owns another one. */
const [ANA, CLEO, AMIR, BOB] = [client('ana'), client('cleo'), client('amir'), client('bob')];
const onDay = (days: number, ms = 0) => new Date(NOW.getTime() + days * DAY_MS + ms);

describe.each(DATABASES)('replacing API keys on the %s database', (kind) => {
  let time = NOW;
  const gateway = gatewayOn(kind, { now: () => time });
  const { make: makeFor, replacement, replace: replaceAs, answerTo, bearer } = keyDesk(() => gateway);
  const make = (changes: object = {}): Promise<ApiKeyMade> => makeFor(COMPANY, changes, ANA);

  beforeEach(async () => {
    time = NOW;
    await gateway.reset();
    await layCompany(gateway.database, { user: 'ana', number: 1, now: NOW });
    await layCompany(gateway.database, { user: 'bob', number: 2, now: NOW });
    const member = (user: string, role: 'owner' | 'booker') => ({
      ...{ reference: COMPANY, user_id: user, email: `${user}@company.example`, joined_at: NOW, role },
    });
    await gateway.database.db
      .insertInto('client_users')
      .values([member('cleo', 'owner'), member('amir', 'booker')])
      .execute();
  });

  const replace = (id: number, sent: object = replacement(), sender: Record<string, string> = ANA) =>
    replaceAs(id, sent, sender);
  async function replaced(id: number, sent: object = replacement()): Promise<ApiKeyMade> {
    const { status, body } = await replace(id, sent);
    expect(status).toBe(201);
    return body as unknown as ApiKeyMade;
  }
  const listed = async (): Promise<ApiKey[]> => (await gateway.get(KEYS, ANA)).body.keys as ApiKey[];
  const OK = [200, undefined];
  const EXPIRED = [401, 'key-expired'];

  it('makes a successor of the same name, mode and rights; both work for a day', async () => {
    const old = await make({ name: 'ERP', mode: 'live', scopes: ['track', 'price'], lifetimeDays: 90 });
    time = onDay(10);
    const next = await replaced(old.key.id, replacement({ lifetimeDays: 30 }));
    expect(next.key).toMatchObject({ name: 'ERP', mode: 'live', scopes: ['track', 'price'], lifetimeDays: 30 });
    expect(next.key.endsAt).toBe(onDay(40).toISOString());
    expect(next.token).not.toBe(old.token);
    const [, row] = await listed();
    expect(row).toMatchObject({ id: old.key.id, successorId: next.key.id, endsAt: onDay(11).toISOString() });
    time = onDay(11, -1);
    expect([await answerTo(old), await answerTo(next)]).toEqual([OK, OK]);
    time = onDay(11);
    expect([await answerTo(old), await answerTo(next)]).toEqual([EXPIRED, OK]);
    const { body } = await gateway.get('/api/shipments', bearer(old));
    expect(body.detail).toContain('Send the key that took its place');
  });

  it('lets the old one work no longer than it would have, and not again once it has ended', async () => {
    const old = await make({ lifetimeDays: 30 });
    time = onDay(30, -3_600_000);
    await replaced(old.key.id);
    time = onDay(30);
    expect(await answerTo(old)).toEqual(EXPIRED);
    const over = await make({ lifetimeDays: 30 });
    time = onDay(61);
    const next = await replaced(over.key.id);
    expect([await answerTo(over), await answerTo(next)]).toEqual([EXPIRED, OK]);
  });

  it('can be followed by another at once: each has one successor', async () => {
    const first = await make();
    const second = await replaced(first.key.id);
    const again = await replace(first.key.id);
    expect([again.status, again.body.code]).toEqual([409, 'key-replaced']);
    const third = await replaced(second.key.id);
    expect([await answerTo(first), await answerTo(second), await answerTo(third)]).toEqual([OK, OK, OK]);
    time = onDay(1);
    expect([await answerTo(first), await answerTo(second), await answerTo(third)]).toEqual([EXPIRED, EXPIRED, OK]);
  });

  it('makes one key of a form that is sent again, and of many at once one', async () => {
    const old = await make();
    const sent = replacement();
    const next = await replaced(old.key.id, sent);
    const again = await replace(old.key.id, sent);
    expect([again.status, again.body.token]).toEqual([200, next.token]);
    expect((await replace(old.key.id, { ...sent, lifetimeDays: null })).body.code).toBe('submission-reused');
    const answers = await Promise.all(Array.from({ length: 10 }, () => replace(next.key.id)));
    const codes = answers.map(({ status, body }) => (status === 201 ? 'made' : body.code));
    expect(codes.sort()).toEqual([...Array(9).fill('key-replaced'), 'made']);
  });

  it('is for owners of its company; to others it does not exist', async () => {
    const { key } = await make();
    expect((await replace(key.id, replacement(), AMIR)).body.code).toBe('role-not-enough');
    const other = await replace(key.id, replacement(), BOB);
    const absent = await replace(9_999_999, replacement(), BOB);
    expect([other.status, other.body.detail]).toEqual([404, absent.body.detail]);
    const byKey = await gateway.post(`/api/clients/keys/${key.id}/replacement`, replacement(), bearer(await make()));
    expect([byKey.status, byKey.body.code]).toEqual([403, 'not-for-keys']);
    expect((await replace(key.id, replacement(), CLEO)).body).toMatchObject({
      key: { madeBy: 'cleo@company.example' },
    });
  });

  it('is nothing for a revoked key, nor for a company that is suspended', async () => {
    const { key } = await make();
    await gateway.post(`/api/clients/keys/${key.id}/revocation`, {}, ANA);
    expect((await replace(key.id)).body.code).toBe('key-revoked');
    expect(await listed()).toHaveLength(1);
    const other = await make();
    await gateway.database.db.updateTable('clients').set({ status: 'suspended' }).execute();
    expect((await replace(other.key.id)).status).toBe(403);
  });

  it('can be done with as many keys as there may be, and with no more', async () => {
    const keys = await Promise.all(Array.from({ length: 20 }, () => make()));
    const nexts = await Promise.all(keys.map(({ key }) => replace(key.id, replacement(), CLEO)));
    expect(nexts.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const [first] = nexts.map(({ body }) => (body as unknown as ApiKeyMade).key.id);
    expect((await replace(first ?? 0)).body.code).toBe('keys-full');
    time = onDay(1);
    expect((await replace(first ?? 0)).status).toBe(201);
  });

  it.each([{ lifetimeDays: 7 }, { submissionId: 'x' }, { name: 'Other' }, { lifetimeDays: undefined }])(
    'refuses %p',
    async (changes) => {
      const { key } = await make();
      expect((await replace(key.id, { ...replacement(), ...changes })).status).toBe(400);
    },
  );

  it('tells every owner of a live one, in place of which, and until when that one works', async () => {
    const old = await make({ lifetimeDays: 90 });
    await gateway.database.db.deleteFrom('mails').execute();
    await replaced(old.key.id, replacement({ lifetimeDays: null }));
    const mails = await gateway.database.db.selectFrom('mails').selectAll().orderBy('recipient').execute();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['ana@company.example', 'cleo@company.example']);
    expect(mails[0]?.text).toContain(`in place of ${old.key.hint}`);
    expect(mails[0]?.text).toContain(
      'The key has no end. The key that it replaces works until 21 Nov 2026, 2:00 PM AEDT.',
    );
  });
});

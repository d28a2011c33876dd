import { createHash } from 'node:crypto';
import type { LogEntry, ReleaseToken } from '@saltbush/contract/release-api';
import { LOG_START, verifyLog } from '@saltbush/contract/verify-log';
import { sql } from 'kysely';
import { DATABASES, gatewayOn } from '../../fixtures/gatewayOn.ts';
import { remoteFolder } from '../../fixtures/releaseArchive.ts';
import { BEARER } from '../../fixtures/startTestGateway.ts';

const WANTED = { label: 'mf-quote CI', remote: 'mf-quote', actions: ['publish', 'activate'], days: 30, reason: 'CI' };
const UNAUTHENTICATED = { status: 401, body: { code: 'unauthenticated' } };
const FORBIDDEN = { status: 403, body: { code: 'forbidden' } };

describe.each(DATABASES)('tokens of teams on the %s database', (kind) => {
  const gateway = gatewayOn(kind);
  beforeEach(() => gateway.reset());

  const create = (changes: object = {}, headers?: Record<string, string>) =>
    gateway.post('/api/releases/tokens', { ...WANTED, ...changes }, headers);
  const made = async (changes: object = {}) => {
    const { body } = await create(changes);
    const { token, id } = body as unknown as ReleaseToken & { token: string };
    return { token, id, headers: { authorization: `Bearer ${token}` } };
  };
  const list = async () => (await gateway.get('/api/releases/tokens')).body.tokens as ReleaseToken[];
  const listed = async (id: string) => (await list()).find((token) => token.id === id);
  const revoke = (id: string, headers?: Record<string, string>) =>
    gateway.post(`/api/releases/tokens/${id}/revoke`, { reason: 'Leaked' }, headers);
  const log = async () => (await gateway.get('/api/releases/log')).body.entries as LogEntry[];
  const mayRead = async (headers: Record<string, string>) => (await gateway.get('/api/releases', headers)).status;
  const activation = { version: '1.0.0', reason: 'a test' };

  it('let a team do what its token says, to its own remote alone', async () => {
    const { headers } = await made();
    expect((await gateway.publish(remoteFolder(), headers)).status).toBe(201);
    expect((await gateway.post('/api/releases/mf-quote/activations', activation, headers)).status).toBe(201);
    const rollback = { reason: 'a test' };
    expect(await gateway.post('/api/releases/mf-quote/rollback', rollback, headers)).toMatchObject(FORBIDDEN);
    await gateway.publish(remoteFolder({ name: 'mf-ar' }));
    expect(await gateway.publish(remoteFolder({ name: 'mf-ar', version: '1.1.0' }), headers)).toMatchObject(FORBIDDEN);
    expect(await gateway.post('/api/releases/mf-ar/activations', activation, headers)).toMatchObject(FORBIDDEN);
    expect(await gateway.post('/api/releases/shell/activations', activation, headers)).toMatchObject(FORBIDDEN);
    const history = (await gateway.get('/api/releases/history?all=1', headers)).body.history as LogEntry[];
    expect(history.map(({ kind: what, actor }) => `${what} by ${actor}`)).toEqual([
      'publish by operator',
      'activate by mf-quote CI',
      'publish by mf-quote CI',
      'token by operator',
      'token by gateway',
    ]);
  });

  it('are created and revoked by operators alone, who confirm it when they are signed in', async () => {
    const all = await made({ remote: null, actions: ['publish', 'activate', 'rollback', 'preview'] });
    const others: Record<string, string>[] = [all.headers, { 'x-test-role': 'staff' }, {}];
    for (const headers of others) {
      const status = headers === all.headers ? 403 : 401;
      expect((await create({}, headers)).status).toBe(status);
      expect((await gateway.get('/api/releases/tokens', headers)).status).toBe(status);
      expect((await revoke(all.id, headers)).status).toBe(status);
    }
    const unconfirmed = { status: 403, body: { code: 'confirmation-needed' } };
    expect(await create({}, { 'x-test-role': 'ops' })).toMatchObject(unconfirmed);
    expect(await revoke(all.id, { 'x-test-role': 'ops' })).toMatchObject(unconfirmed);
    expect(await mayRead(all.headers)).toBe(200);
    const operator = (await list()).find(({ label }) => label === 'operator');
    expect((await revoke(operator?.id ?? '')).body.code).toBe('operator-token');
    expect((await revoke('nobody')).status).toBe(404);
  });

  it('end at once when they are revoked, once and with a reason', async () => {
    const { id, headers, token } = await made();
    expect(await mayRead(headers)).toBe(200);
    expect((await revoke(id)).status).toBe(200);
    expect((await revoke(id)).status).toBe(200);
    expect(await gateway.publish(remoteFolder(), headers)).toMatchObject(UNAUTHENTICATED);
    const lines = await log();
    expect(lines.filter(({ kind: what }) => what === 'revoke')).toMatchObject([
      { name: 'mf-quote', actor: 'operator', reason: 'Leaked', details: { id, label: 'mf-quote CI' } },
    ]);
    expect(JSON.stringify(lines)).not.toContain(token);
    const { rows } = await gateway.database.pool.query('select * from release_tokens');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('end by the clock of the database, whatever time the gateway has', async () => {
    const { id, headers } = await made({ days: 1 });
    const token = await listed(id);
    const days = (Date.parse(token?.expiresAt ?? '') - Date.parse(token?.createdAt ?? '')) / (24 * 60 * 60 * 1000);
    expect(days).toBeCloseTo(1, 5);
    // The embedded database uses the gateway's clock.
    if (kind === 'server') jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2040-01-01T00:00:00Z'));
    expect(await mayRead(headers)).toBe(200);
    jest.restoreAllMocks();
    await sql`update release_tokens set expires_at = clock_timestamp() where id = ${id}`.execute(gateway.database.db);
    expect(await mayRead(headers)).toBe(401);
  });

  it('say when they were last used, to the minute', async () => {
    const { id, headers } = await made();
    expect((await listed(id))?.lastUsedAt).toBeNull();
    await mayRead(headers);
    const first = (await listed(id))?.lastUsedAt;
    expect(first).not.toBeNull();
    await mayRead(headers);
    expect((await listed(id))?.lastUsedAt).toBe(first);
    await sql`update release_tokens set last_used_at = last_used_at - interval '61 seconds'`.execute(
      gateway.database.db,
    );
    await mayRead(headers);
    expect(Date.parse((await listed(id))?.lastUsedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(first ?? ''));
  });

  it("are refused when they say too little or too much, or take somebody else's name", async () => {
    const refused: [string, object][] = [
      ['no reason', { reason: ' ' }],
      ['no end', { days: 0 }],
      ['an end too far away', { days: 5_000 }],
      ['an action that nobody knows', { actions: ['publish', 'destroy'] }],
      ['reading alone, which every token may', { actions: [] }],
      ['the name of the operator', { label: 'operator' }],
      ['the name of the gateway', { label: 'Gateway' }],
      ['the name of what rolls back by itself', { label: 'Health Watch' }],
      ['the address of a person', { label: 'ops@saltbush.example' }],
      ['an impossible remote', { remote: 'quote' }],
      ['an empty remote', { remote: '' }],
      ['an unknown field', { hash: 'mine' }],
    ];
    for (const [what, changes] of refused) {
      const { status, body } = await create(changes);
      expect({ what, status, code: body.code }).toEqual({ what, status: 400, code: 'bad-request' });
    }
    expect(await log()).toHaveLength(1);
  });

  it('leaves a log that verifies, which a replayed upload adds nothing to', async () => {
    const { headers } = await made();
    await gateway.publish(remoteFolder(), headers);
    const before = await log();
    expect(await gateway.publish(remoteFolder(), headers)).toMatchObject({ body: { status: 'already-published' } });
    expect(await log()).toEqual(before);
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    expect(verifyLog(before, LOG_START, sha256)).toMatchObject({ status: 'whole', position: { seq: before.length } });
    const reasons = before.map(({ kind: what, reason }) => `${what}: ${reason}`);
    expect(reasons).toEqual(['token: OPERATOR_TOKEN of the configuration', 'token: CI', 'publish: Published']);
  });

  it('keeps one log in one order when many write at once', async () => {
    await Promise.all([
      ...Array.from({ length: 5 }, () => create()),
      ...['1.0.0', '1.1.0', '1.2.0'].map((version) => gateway.publish(remoteFolder({ version }))),
    ]);
    const lines = await log();
    expect(lines).toHaveLength(9);
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    expect(verifyLog(lines, LOG_START, sha256)).toMatchObject({ status: 'whole' });
    expect((await gateway.get(`/api/releases/log?after=7`)).body.entries).toEqual(lines.slice(7));
    expect((await gateway.get('/api/releases/log?after=x', BEARER)).status).toBe(400);
  });
});

import { sql } from 'kysely';
import { createAuth } from './createAuth.ts';
import { endSessions } from './sessions/endSessions.ts';
import { Browser, CLIENT, OWN } from './testing/Browser.ts';
import { START_TIMEOUT_MS, silentLog, startSite, type TestSite } from './testing/startSite.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const STAFF = ['staff@saltbush.example', 'saltbush-staff'] as const;

describe('sessions', () => {
  let site: TestSite;
  let browser: Browser;

  beforeAll(async () => {
    site = await startSite();
  }, START_TIMEOUT_MS);
  afterAll(() => site.close());
  beforeEach(async () => {
    const { db } = site.database;
    browser = new Browser(site.origin);
    await db.deleteFrom('rate_limits').execute();
    await db.deleteFrom('sessions').execute();
    await sql`update users set roles = '["staff"]' where email = ${STAFF[0]}`.execute(db);
  });

  /** Applies a patch to every session in the database. */
  const rewrite = (patch: object) =>
    sql`update sessions set sess = (sess::jsonb || ${JSON.stringify(patch)}::jsonb)::json`.execute(site.database.db);
  const grant = (roles: readonly string[]) =>
    sql`update users set roles = ${JSON.stringify(roles)}::jsonb where email = ${STAFF[0]}`.execute(site.database.db);
  /** Pretends that the roles were read five minutes ago. */
  const age = () => rewrite({ confirmedAt: Date.now() - 300_000, askedAt: Date.now() - 300_000 });
  const rolesOf = async ({ status, body }: { status: number; body: unknown }) =>
    status === 200 ? (body as { roles: string[] }).roles : status;

  it('ends seven days after the sign-in, however often it was used', async () => {
    await browser.signIn();
    await rewrite({ signedInAt: Date.now() - 7 * DAY_MS + 60_000 });
    const response = await browser.request('/api/auth/user');
    expect(response.status).toBe(200);
    const expires = /expires=([^;]+)/i.exec(response.headers.getSetCookie()[0] ?? '')?.[1] ?? '';
    expect(Date.parse(expires)).toBeLessThanOrEqual(Date.now() + 61_000);
    const { expire } = await site.database.db.selectFrom('sessions').select('expire').executeTakeFirstOrThrow();
    expect(expire.getTime()).toBeLessThanOrEqual(Date.now() + 62_000);

    await rewrite({ signedInAt: Date.now() - 7 * DAY_MS });
    expect((await browser.user()).status).toBe(401);
    expect(await site.sessionIds()).toEqual([]);
  });

  it('counts seven days from now for a session that was stored without its sign-in time', async () => {
    await browser.signIn();
    await sql`update sessions
      set sess = (sess::jsonb - 'signedInAt' - 'confirmedAt' - 'askedAt')::json`.execute(site.database.db);
    expect((await browser.user()).status).toBe(200);
    const { rows } = await sql<{ at: number }>`
      select (sess->>'signedInAt')::bigint as at from sessions`.execute(site.database.db);
    expect(rows[0]?.at).toBeGreaterThan(Date.now() - 60_000);
  });

  it('reads the roles again after five minutes at most', async () => {
    await browser.signIn('/', ...STAFF);
    await grant(['staff', 'ops']);
    expect(await rolesOf(await browser.user())).toEqual(['staff']);
    await age();
    expect(await rolesOf(await browser.user())).toEqual(['staff', 'ops']);
  });

  it('checks it once for all requests of a page, and none of them saves it', async () => {
    await browser.signIn('/', ...STAFF);
    await grant(['staff', 'ops']);
    await age();
    const answers = await Promise.all(Array.from({ length: 20 }, async () => rolesOf(await browser.user())));
    expect(answers).toEqual(answers.map(() => ['staff', 'ops']));
  });

  it('ends at once when a role is taken away, and when the user is deleted', async () => {
    await browser.signIn('/', ...STAFF);
    await grant([]);
    expect((await browser.user()).status).toBe(401);

    await grant(['staff']);
    await browser.signIn('/', ...STAFF);
    const { rows } = await sql`delete from users where email = ${STAFF[0]} returning *`.execute(site.database.db);
    expect((await browser.user()).status).toBe(401);
    const user = rows[0] as { id: string; email: string; first_name: string; password_hash: string };
    const { id, email, first_name, password_hash } = user;
    const row = { id, email, first_name, password_hash, roles: '["staff"]' };
    await site.database.db.insertInto('users').values(row).execute();
  });

  it('tells open streams that the session is over', async () => {
    await browser.signIn('/', ...STAFF);
    const [sid = ''] = await site.sessionIds();
    expect((await site.auth.usersOf([sid])).get(sid)).toMatchObject({ roles: ['staff'] });
    await grant(['staff', 'ops']);
    await age();
    expect((await site.auth.usersOf([sid])).get(sid)).toMatchObject({ roles: ['staff', 'ops'] });
    await rewrite({ signedInAt: 1 });
    expect(await site.auth.usersOf([sid])).toEqual(new Map());
  });

  it('is not saved again by a request that was still using it when it ended', async () => {
    await browser.signIn();
    const cookie = browser.cookies.get('saltbush')?.value ?? '';
    const held = holdRequest(site, cookie);
    await held.begun;
    await browser.request('/api/logout', { headers: OWN });
    await held.finish();
    expect(await site.sessionIds()).toEqual([]);
  });

  it('ends at every gateway on the database', async () => {
    const { database, origin } = site;
    const config = {
      nodeEnv: 'test',
      host: '127.0.0.1',
      publicUrl: origin,
      issuer: { kind: 'embedded' },
      sessionSecret: null,
      trustedProxies: 0,
    } as const;
    const other = await createAuth({ config, database, log: silentLog });
    await browser.signIn();
    const [sid = ''] = await site.sessionIds();
    expect((await other.usersOf([sid])).size).toBe(1);
    await browser.request('/api/logout', { headers: OWN });
    expect((await other.usersOf([sid])).size).toBe(0);
    await other.close();
  });

  it('ends with all others of the same user, together with what the issuer remembers; other users keep theirs', async () => {
    const { db } = site.database;
    const [second, stranger] = [new Browser(site.origin), new Browser(site.origin)];
    await browser.signIn();
    await second.signIn();
    await stranger.signIn('/', ...STAFF);
    const { id } = (await browser.user()).body as { id: string };
    const act = { at: new Date(), reason: 'A lost telephone', actor: 'ops@saltbush.example' };
    const all = { userId: id, issuerSession: null, before: Number.MAX_SAFE_INTEGER };
    expect(await endSessions(db, all, act)).toBe(2);
    expect([(await browser.user()).status, (await second.user()).status]).toEqual([401, 401]);
    expect((await stranger.user()).status).toBe(200);
    const { response } = await browser.follow('/api/login');
    expect(await response.text()).toContain('<h1>Sign in</h1>');
    const kept = await db.selectFrom('session_ends').selectAll().execute();
    expect(kept).toMatchObject([{ user_id: id, sessions: 2, reason: 'A lost telephone', actor: act.actor }]);
    await expect(db.deleteFrom('session_ends').execute()).rejects.toThrow();
  });

  it('never takes the id that a visitor sent', async () => {
    await browser.request('/api/login');
    const before = browser.cookies.get('saltbush')?.value;
    await browser.signIn('/', CLIENT.email, CLIENT.password);
    expect(browser.cookies.get('saltbush')?.value).not.toBe(before);
    const thief = await fetch(`${site.origin}/api/auth/user`, { headers: { cookie: `saltbush=${before}` } });
    expect(thief.status).toBe(401);
  });
});

/** A request that loads its session, changes it, and ends only when the test says so. */
function holdRequest(site: TestSite, cookie: string) {
  let end = () => {};
  const mayEnd = new Promise<void>((resolve) => {
    end = resolve;
  });
  let tellBegun = () => {};
  const begun = new Promise<void>((resolve) => {
    tellBegun = resolve;
  });
  site.hold(async (request) => {
    request.session.idToken = 'changed';
    tellBegun();
    await mayEnd;
  });
  const answer = fetch(`${site.origin}/held`, { headers: { cookie: `saltbush=${cookie}` } });
  return {
    begun,
    async finish() {
      end();
      await (await answer).text();
    },
  };
}

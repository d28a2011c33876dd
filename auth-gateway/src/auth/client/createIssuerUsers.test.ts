import { sql } from 'kysely';
import { Browser } from '../testing/Browser.ts';
import { type ForeignIssuer, startForeignIssuer } from '../testing/startForeignIssuer.ts';
import { START_TIMEOUT_MS, startSite, type TestSite } from '../testing/startSite.ts';

describe('sessions of an external issuer', () => {
  let issuer: ForeignIssuer;
  let site: TestSite;
  let browser: Browser;

  beforeAll(async () => {
    // The issuer's library prints long warnings about settings that a production issuer would need.
    jest.spyOn(console, 'warn').mockReturnValue();
    jest.spyOn(console, 'info').mockReturnValue();
    issuer = await startForeignIssuer();
    const { issuerUrl } = issuer;
    site = await startSite({ kind: 'external', issuerUrl, clientId: 'site', clientSecret: 'a-secret-of-the-site' });
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    await site.close();
    await issuer.close();
    jest.restoreAllMocks();
  });
  beforeEach(async () => {
    issuer.setSilent(false);
    Object.assign(issuer.alex, { email: 'alex@example.com', isVerified: true, roles: ['staff'] });
    await site.database.db.deleteFrom('sessions').execute();
    browser = new Browser(site.origin, [issuer.issuerUrl]);
  });

  const signIn = async (options: Parameters<ForeignIssuer['registerSite']>[1] = {}) => {
    issuer.registerSite(site.origin, options);
    await browser.follow('/api/login');
  };
  /** Moves the time of the last question to the issuer into the past. */
  const age = (minutes: number) => {
    const at = Date.now() - minutes * 60_000;
    const patch = JSON.stringify({ confirmedAt: at, askedAt: at });
    return sql`update sessions set sess = (sess::jsonb || ${patch}::jsonb)::json`.execute(site.database.db);
  };
  const signedInAt = (at: number) => {
    const patch = JSON.stringify({ signedInAt: at });
    return sql`update sessions set sess = (sess::jsonb || ${patch}::jsonb)::json`.execute(site.database.db);
  };
  const answer = async () => {
    const { status, body } = await browser.user();
    return status === 200 ? (body as { roles: string[] }).roles : status;
  };
  const stored = async () => {
    const { rows } = await sql<{ sess: string }>`select sess::text as sess from sessions`.execute(site.database.db);
    return rows.map(({ sess }) => sess).join();
  };

  it('keeps no token that can be read', async () => {
    await signIn({ refreshTokens: true });
    const kept = JSON.parse(await stored()) as { tokens: string; user: { email: string } };
    expect(kept.user.email).toBe('alex@example.com');
    expect(Object.keys(kept)).not.toContain('accessToken');
    expect(Buffer.from(kept.tokens, 'base64url').toString('latin1')).not.toMatch(/token/i);
  });

  it('takes over roles and address from the issuer after five minutes', async () => {
    await signIn();
    Object.assign(issuer.alex, { email: 'alex@new.example', isVerified: false, roles: ['staff', 'ops'] });
    expect(await answer()).toEqual(['staff']);
    await age(5);
    expect(await answer()).toEqual(['staff', 'ops']);
    const page = (await (await browser.request('/')).json()) as { verifiedEmail: string | null };
    expect(page.verifiedEmail).toBeNull();
    expect(await stored()).toContain('alex@new.example');
  });

  it('refreshes an ended access token once, however many requests need it at the same time', async () => {
    await signIn({ refreshTokens: true, accessTokenSeconds: 5 });
    for (const roles of [['staff', 'ops'], ['staff']]) {
      issuer.alex.roles = roles;
      await age(5);
      const answers = await Promise.all(Array.from({ length: 8 }, answer));
      expect(answers).toEqual(answers.map(() => roles));
    }
  });

  it('removes powers that the issuer can no longer be asked about', async () => {
    await signIn({ accessTokenSeconds: 5 });
    await age(5);
    expect(await answer()).toBe(401);
    expect(await site.sessionIds()).toEqual([]);

    issuer.alex.roles = [];
    await signIn({ accessTokenSeconds: 5 });
    await age(5);
    expect(await answer()).toEqual([]);
  });

  it('ends when the issuer no longer knows the user', async () => {
    await signIn({ refreshTokens: true });
    issuer.revokeTokens();
    await age(5);
    expect(await answer()).toBe(401);
  });

  it('keeps roles for a quarter of an hour while the issuer is silent, then suspends them until it answers', async () => {
    await signIn();
    issuer.setSilent(true);
    await age(10);
    expect(await answer()).toEqual(['staff']);
    await age(16);
    expect(await answer()).toEqual([]);
    issuer.setSilent(false);
    await age(16);
    expect(await answer()).toEqual(['staff']);
  });

  it('ends at once when the issuer says so, and not when anybody else does', async () => {
    await signIn();
    // The clocks of two machines differ, so a notice may look a little old.
    await signedInAt(Date.now() + 3_600_000);
    await issuer.sendLogoutNotice();
    expect(await answer()).toEqual(['staff']);
    await signedInAt(Date.now() - 60_000);
    for (const token of ['', 'x', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhbGV4In0.']) {
      const body = new URLSearchParams({ logout_token: token });
      const refused = await fetch(`${site.origin}/api/auth/logout-notice`, { method: 'POST', body });
      expect([refused.status, await refused.json()]).toMatchObject([400, { error: 'invalid_request' }]);
    }
    expect(await answer()).toEqual(['staff']);
    await issuer.sendLogoutNotice();
    expect(await answer()).toBe(401);
    const ends = await site.database.db.selectFrom('session_ends').select(['user_id', 'sessions', 'actor']).execute();
    expect(ends.at(-1)).toEqual({ user_id: 'alex', sessions: 1, actor: 'issuer' });
  });
});

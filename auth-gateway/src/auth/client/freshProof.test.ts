import type { SessionData } from 'express-session';
import { sql } from 'kysely';
import { Browser } from '../testing/Browser.ts';
import { type ForeignIssuer, startForeignIssuer } from '../testing/startForeignIssuer.ts';
import { START_TIMEOUT_MS, startSite, type TestSite } from '../testing/startSite.ts';

describe('the proof that an external issuer gives when asked anew', () => {
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
    issuer.registerSite(site.origin);
    browser = new Browser(site.origin, [issuer.issuerUrl]);
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    await site.close();
    await issuer.close();
    jest.restoreAllMocks();
  });

  const stored = async (): Promise<Partial<SessionData>> => {
    const { rows } = await sql<{ sess: SessionData }>`select sess from sessions`.execute(site.database.db);
    return rows[0]?.sess ?? {};
  };

  it('is missing after a plain sign-in for which the issuer gives no time', async () => {
    await browser.follow('/api/login');
    expect((await stored()).user?.email).toBe('alex@example.com');
    expect((await stored()).authenticatedAt).toBeUndefined();
  });

  it('has the time that the issuer gives', async () => {
    await browser.follow('/api/login?again=1');
    expect(issuer.prompts.at(-1)).toBe('login');
    expect((await stored()).authenticatedAt).toBeGreaterThan(Date.now() - 60_000);
  });

  it('has the time of the answer to prompt=login when the issuer gives none', async () => {
    issuer.ignoreMaxAge();
    const before = Math.floor(Date.now() / 1_000) * 1_000;
    await browser.follow('/api/login?again=1');
    expect((await stored()).authenticatedAt).toBeGreaterThanOrEqual(before);
    // The proof must not carry over to a later sign-in that asked for none.
    await browser.request('/api/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
    await browser.follow('/api/login');
    expect((await stored()).authenticatedAt).toBeUndefined();
  });
});

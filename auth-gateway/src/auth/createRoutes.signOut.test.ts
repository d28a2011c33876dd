import { Browser, FOREIGN, OWN } from './testing/Browser.ts';
import { START_TIMEOUT_MS, startSite, type TestSite } from './testing/startSite.ts';

describe('sign-out', () => {
  let site: TestSite;
  let browser: Browser;

  beforeAll(async () => {
    site = await startSite();
  }, START_TIMEOUT_MS);

  afterAll(() => site.close());

  beforeEach(async () => {
    browser = new Browser(site.origin);
    await site.database.db.deleteFrom('rate_limits').execute();
  });

  it.each([
    ['a link of the site', OWN],
    ['a bookmark', { 'sec-fetch-site': 'none' }],
  ])('ends everything at once from %s', async (_what, headers) => {
    await browser.signIn();
    const rows = await site.sessionIds();
    const cookie = browser.cookies.get('saltbush')?.value;
    const response = await browser.request('/api/logout', { headers });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/');
    expect(await site.sessionIds()).toHaveLength(rows.length - 1);
    expect(browser.cookies.has('saltbush')).toBe(false);
    const kept = await fetch(`${site.origin}/api/auth/user`, { headers: { cookie: `saltbush=${cookie}` } });
    expect(kept.status).toBe(401);
    const { response: next } = await browser.follow('/api/login');
    expect(await next.text()).toContain('<h1>Sign in</h1>');
  });

  it('knows the site by the Referer of browsers that send no Sec-Fetch-Site', async () => {
    await browser.signIn();
    await browser.request('/api/logout', { headers: { referer: 'https://evil.example/' } });
    expect((await browser.user()).status).toBe(200);
    await browser.request('/api/logout', { headers: { referer: `${site.origin}/quote` } });
    expect((await browser.user()).status).toBe(401);
  });

  it('asks first when another site led here', async () => {
    await browser.signIn();
    const asked = await browser.request('/api/logout', { headers: FOREIGN });
    const text = await asked.text();
    expect(asked.status).toBe(200);
    expect(text).toContain('<h1>Sign out?</h1>');
    expect(text).toMatch(/<form[^>]*method="post" action="\/api\/logout">/);
    expect((await browser.user()).status).toBe(200);
    const forged = await browser.request('/api/logout', { method: 'POST', headers: FOREIGN });
    expect(forged.status).toBe(403);
    expect((await browser.user()).status).toBe(200);
    const { path } = await browser.submit('/api/logout', {});
    expect(path).toBe('/');
    expect((await browser.user()).status).toBe(401);
  });

  it('does nothing when a browser only prefetches', async () => {
    await browser.signIn();
    const response = await browser.request('/api/logout', { headers: { ...OWN, 'sec-purpose': 'prefetch' } });
    expect(response.status).toBe(503);
    expect((await browser.user()).status).toBe(200);
  });

  it('leads a visitor who is not signed in to the home page', async () => {
    expect((await browser.follow('/api/logout', { headers: FOREIGN })).path).toBe('/');
  });
});

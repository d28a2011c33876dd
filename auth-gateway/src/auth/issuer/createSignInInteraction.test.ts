import { Browser, CLIENT, FOREIGN } from '../testing/Browser.ts';
import { START_TIMEOUT_MS, startSite, type TestSite } from '../testing/startSite.ts';

describe('the sign-in page', () => {
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
    ['a wrong password', CLIENT.email, 'saltbush-clienT'],
    ['an unknown account', 'nobody@saltbush.example', 'saltbush-client'],
  ])('refuses %s in the same words', async (_what, email, password) => {
    const { response } = await browser.signIn('/', email, password);
    const text = await response.text();
    expect(response.status).toBe(401);
    expect(text).toMatch(/role="alert".*That e-mail and password do not belong together\./s);
    expect(text).toContain(`value="${email}"`);
    expect(text).not.toContain(`value="${password}"`);
    expect((await browser.user()).status).toBe(401);
  });

  it('signs in with the right password after a wrong one, and with an e-mail in capitals', async () => {
    const { path } = await browser.follow('/api/login?returnTo=/quote');
    expect((await browser.submit(path, { ...CLIENT, password: 'x' })).response.status).toBe(401);
    const { path: landed } = await browser.submit(path, { ...CLIENT, email: ' Client@Saltbush.example ' });
    expect(landed).toBe('/quote');
  });

  it('says which field is empty', async () => {
    const { path } = await browser.follow('/api/login');
    const { response } = await browser.submit(path, { email: '', password: '' });
    const text = await response.text();
    expect(response.status).toBe(422);
    expect(text).toContain('Enter the e-mail address of your account.');
    expect(text).toContain('Enter your password.');
    expect(text).toMatch(/id="email"[^>]*aria-invalid="true" aria-describedby="email-error"/);
  });

  it('escapes what was typed', async () => {
    const { path } = await browser.follow('/api/login');
    const { response } = await browser.submit(path, { email: '"><script>alert(1)</script>', password: 'x' });
    const text = await response.text();
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(text).not.toContain('<script');
  });

  it('offers the demo accounts, and fills one in without a script', async () => {
    const { path } = await browser.follow('/api/login');
    const plain = await (await browser.request(path)).text();
    expect(plain).toContain('name="account" value="ops@saltbush.example"');
    const filled = await (await browser.request(`${path}?account=ops@saltbush.example`)).text();
    expect(filled).toMatch(/name="email" value="ops@saltbush\.example"/);
    expect(filled).toMatch(/name="password" value="saltbush-ops"/);
  });

  it('sends the page with a policy that runs no script, and allows passwords to be pasted and remembered', async () => {
    const { response } = await browser.follow('/api/login');
    const text = await response.text();
    const policy = response.headers.get('content-security-policy') ?? '';
    const nonce = /style-src 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(text).toContain(`<style nonce="${nonce}">`);
    expect(text).not.toMatch(/<script|\sstyle=|\son\w+=/);
    expect(text).toContain('autocomplete="username"');
    expect(text).toContain('autocomplete="current-password"');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('refuses the sign-in form when another site sends it', async () => {
    const { path } = await browser.follow('/api/login');
    const { response } = await browser.submit(path, CLIENT, FOREIGN);
    expect(response.status).toBe(403);
    expect((await browser.user()).status).toBe(401);
  });

  it('stops guesses at one account, and says how long to wait', async () => {
    const { path } = await browser.follow('/api/login');
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 9; attempt += 1) {
      const { response } = await browser.submit(path, { ...CLIENT, password: 'guess' });
      statuses.push(response.status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 401, 401, 429]);
    const { response } = await browser.submit(path, CLIENT);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.text()).toContain('Too many attempts. Wait 15 minutes and try again');
    const other = await browser.submit(path, { email: 'ops@saltbush.example', password: 'saltbush-ops' });
    expect(other.response.status).toBe(200);
  });
});

import { createAuth } from '../createAuth.ts';
import { Browser } from '../testing/Browser.ts';
import { START_TIMEOUT_MS, silentLog, startSite, type TestSite } from '../testing/startSite.ts';

describe('the embedded issuer', () => {
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

  it('publishes its metadata under the public address', async () => {
    const response = await browser.request('/idp/.well-known/openid-configuration');
    expect(await response.json()).toMatchObject({
      issuer: `${site.origin}/idp`,
      authorization_endpoint: `${site.origin}/idp/auth`,
      token_endpoint: `${site.origin}/idp/token`,
    });
  });

  it('explains an expired or foreign sign-in page', async () => {
    for (const path of ['/idp/interaction/unknown', '/idp/auth/unknown']) {
      const response = await browser.request(path);
      expect(response.status).toBe(400);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await response.text()).toContain('href="/api/login"');
    }
  });

  it('refuses what it cannot read or look up, and reveals no internal details', async () => {
    const unread = await browser.request('/idp/interaction/%');
    expect(unread.status).toBe(400);
    expect(await unread.text()).toContain('href="/api/login"');
    expect((await browser.request('/idp/auth?client_id=%00')).status).toBe(400);
    const { path } = await browser.follow('/api/login');
    const { response } = await browser.submit(path, { email: 'client\0@saltbush.example', password: '\0x' });
    expect(response.status).toBe(401);
    expect((await browser.submit(path, { email: 'x'.repeat(20_000), password: 'x' })).response.status).toBe(400);
  });

  it('refuses to send visitors to other sites', async () => {
    const login = await browser.request('/api/login');
    const address = new URL(login.headers.get('location') ?? '');
    address.searchParams.set('redirect_uri', 'https://evil.example/');
    const response = await browser.request(address.href);
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
  });

  it('keeps its keys and users over a restart', async () => {
    const jwks = async () => (await browser.request('/idp/jwks')).json();
    const settings = () => site.database.db.selectFrom('settings').select(['key', 'value']).orderBy('key').execute();
    const users = () => site.database.db.selectFrom('users').select(['id', 'password_hash']).orderBy('id').execute();
    const before = [await settings(), await users()];
    const { origin, database } = site;
    const config = {
      nodeEnv: 'test',
      host: '127.0.0.1',
      publicUrl: origin,
      issuer: { kind: 'embedded' },
      sessionSecret: null,
      trustedProxies: 0,
    } as const;
    const second = await createAuth({ config, database, log: silentLog });
    await second.close();
    expect([await settings(), await users()]).toEqual(before);
    expect(JSON.stringify(await jwks())).not.toContain('"d"');
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { type Database, openDatabase } from '../database/openDatabase.ts';
import { createLog } from '../log.ts';
import { type Auth, createAuth } from './createAuth.ts';

const log = createLog('silent');

/** A browser without a face: keeps cookies by path, and follows redirects when asked to. */
class Browser {
  readonly cookies = new Map<string, { value: string; path: string }>();
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(path, this.#origin);
    const cookie = [...this.cookies]
      .filter(([, { path: cookiePath }]) => url.pathname.startsWith(cookiePath))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
    const headers = { accept: 'text/html', ...(cookie ? { cookie } : {}), ...(init.headers as Record<string, string>) };
    const response = await fetch(url, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/';
    const expires = attributes.find((attribute) => /^expires=/i.test(attribute))?.slice(8);
    if (value === '' || (expires && new Date(expires) < new Date())) this.cookies.delete(name);
    else this.cookies.set(name, { value, path });
  }

  /** Follows redirects within the site; answers the last response and its address. */
  async follow(path: string, init: RequestInit = {}): Promise<{ response: Response; path: string }> {
    let response = await this.request(path, init);
    let here = path;
    for (let hops = 0; response.status >= 300 && response.status < 400; hops += 1) {
      if (hops > 10) throw new Error(`Redirected for ever, last to ${here}`);
      const next = new URL(response.headers.get('location') ?? '', new URL(here, this.#origin));
      if (next.origin !== this.#origin) throw new Error(`Redirected away to ${next.href}`);
      here = next.pathname + next.search;
      response = await this.request(here);
    }
    return { response, path: here };
  }

  submit(path: string, fields: Record<string, string>, headers: Record<string, string> = OWN) {
    return this.follow(path, { method: 'POST', body: new URLSearchParams(fields), headers });
  }

  async signIn(returnTo = '/', email = CLIENT.email, password = CLIENT.password) {
    const { path } = await this.follow(`/api/login?${new URLSearchParams({ returnTo })}`);
    return this.submit(path, { email, password });
  }

  async user(): Promise<{ status: number; body: unknown }> {
    const response = await this.request('/api/auth/user');
    return { status: response.status, body: await response.json() };
  }
}

const OWN = { 'sec-fetch-site': 'same-origin' };
const FOREIGN = { 'sec-fetch-site': 'cross-site' };
const CLIENT = { email: 'client@saltbush.example', password: 'saltbush-client' };

describe('sign-in with the embedded issuer', () => {
  let folder: string;
  let database: Database;
  let auth: Auth;
  let server: Server;
  let origin: string;
  let browser: Browser;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'saltbush-auth-'));
    database = await openDatabase({ dataDir: folder, databaseUrl: null });
    const app = express();
    server = createServer(app).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    auth = await createAuth({
      config: { nodeEnv: 'test', publicUrl: origin, issuer: { kind: 'embedded' }, sessionSecret: null },
      database,
      log,
    });
    if (auth.issuer) app.use('/idp', auth.issuer);
    app.use(auth.session, auth.routes);
    app.get('/{*path}', (request, response) => {
      response.json({ path: request.originalUrl, visitor: auth.visitorOf(request) });
    });
  });

  afterAll(async () => {
    auth.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  beforeEach(async () => {
    browser = new Browser(origin);
    await database.db.deleteFrom('rate_limits').execute();
  });

  const sessionRows = () => database.db.selectFrom('sessions').select('sid').execute();

  it('leaves anonymous visitors without cookie and session row', async () => {
    const before = await sessionRows();
    const response = await browser.request('/');
    expect(response.headers.getSetCookie()).toEqual([]);
    const user = await browser.request('/api/auth/user');
    expect(user.headers.getSetCookie()).toEqual([]);
    expect(await sessionRows()).toHaveLength(before.length);
  });

  it('answers 401 with a problem document while nobody is signed in', async () => {
    const response = await browser.request('/api/auth/user');
    expect(response.status).toBe(401);
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ status: 401, code: 'signed-out' });
  });

  it('signs the demo client in and continues where it began', async () => {
    const { response, path } = await browser.signIn('/dashboard/shipments?page=2');
    expect(response.status).toBe(200);
    expect(path).toBe('/dashboard/shipments?page=2');
    expect(await response.json()).toMatchObject({ visitor: { status: 'signed-in', user: { firstName: 'Maya' } } });
    const answer = await browser.request('/api/auth/user');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: 'client@saltbush.example',
      firstName: 'Maya',
      roles: ['client'],
    });
  });

  it.each([
    ['staff@saltbush.example', 'saltbush-staff', 'Tom', 'staff'],
    ['ops@saltbush.example', 'saltbush-ops', 'Priya', 'ops'],
  ])('gives %s its role', async (email, password, firstName, role) => {
    await browser.signIn('/', email, password);
    expect((await browser.user()).body).toMatchObject({ email, firstName, roles: [role] });
  });

  it('lists every demo user with a password that works', () => {
    expect(auth.demoUsers.map(({ role }) => role)).toEqual(['client', 'staff', 'ops']);
  });

  it('sets the session cookie out of reach of scripts and other sites', async () => {
    const response = await browser.request('/api/login');
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^saltbush=.*; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/);
  });

  it('asks the issuer with PKCE, state and nonce', async () => {
    const response = await browser.request('/api/login');
    const { pathname, searchParams } = new URL(response.headers.get('location') ?? '');
    expect(pathname).toBe('/idp/auth');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{40,}$/),
      nonce: expect.stringMatching(/^[\w-]{40,}$/),
      redirect_uri: `${origin}/api/callback`,
    });
  });

  it('renews the session id at sign-in, and forgets the old one', async () => {
    const { path } = await browser.follow('/api/login');
    const before = browser.cookies.get('saltbush')?.value;
    await browser.submit(path, CLIENT);
    const after = browser.cookies.get('saltbush')?.value;
    expect(before).toEqual(expect.any(String));
    expect(after).not.toBe(before);
    const old = await fetch(`${origin}/api/auth/user`, { headers: { cookie: `saltbush=${before}` } });
    expect(old.status).toBe(401);
  });

  it('goes straight on when the visitor is signed in already', async () => {
    await browser.signIn();
    const response = await browser.request('/api/login?returnTo=/dashboard');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/dashboard');
  });

  it.each([['//evil.example'], ['https://evil.example'], ['/\\evil.example'], ['/..//evil.example'], ['/api/logout']])(
    'continues at the home page instead of %s',
    async (returnTo) => {
      const { path } = await browser.signIn(returnTo);
      expect(path).toBe('/');
      const again = await browser.request(`/api/login?${new URLSearchParams({ returnTo })}`);
      expect(again.headers.get('location')).toBe('/');
    },
  );

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

  it('signs in with the right password after a wrong one, and in capitals', async () => {
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

  it('sends the page with a policy that runs no script, and lets passwords be pasted and remembered', async () => {
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

  it('stops guessing at one account, and says how long to wait', async () => {
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

  it('lets two tabs sign in side by side', async () => {
    const first = await browser.request('/api/login?returnTo=/quote');
    await browser.request('/api/login?returnTo=/faq');
    const { path } = await browser.follow(first.headers.get('location') ?? '');
    expect((await browser.submit(path, CLIENT)).path).toBe('/quote');
  });

  it('sends a visitor of another host name on to the public address, once', async () => {
    const elsewhere = origin.replace('localhost', '127.0.0.1');
    const response = await fetch(`${elsewhere}/api/login?returnTo=/quote`, { redirect: 'manual' });
    const location = response.headers.get('location') ?? '';
    expect(location).toBe(`${origin}/api/login?returnTo=%2Fquote&sent-on=1`);
    expect(response.headers.getSetCookie()).toEqual([]);
    const again = await fetch(location.replace(origin, elsewhere), { redirect: 'manual' });
    expect(again.headers.get('location')).toMatch(`${origin}/idp/auth?`);
  });

  describe('the way back from the issuer', () => {
    it.each([
      ['nothing', ''],
      ['a foreign state', '?code=abc&state=unknown'],
    ])('explains itself when it carries %s', async (_what, query) => {
      const response = await browser.request(`/api/callback${query}`);
      const text = await response.text();
      expect(response.status).toBe(400);
      expect(text).toContain('This sign-in has expired');
      expect(text).toContain('href="/api/login?returnTo=%2F"');
      expect(text).not.toMatch(/Error|\.ts|node_modules/);
    });

    it.each([
      ['access_denied', 'You are not signed in'],
      ['server_error', 'Sign-in did not finish'],
    ])('offers to try again after %s', async (error, heading) => {
      const login = await browser.request('/api/login?returnTo=/quote');
      const state = new URL(login.headers.get('location') ?? '').searchParams.get('state') ?? '';
      const query = new URLSearchParams({ error, state, iss: `${origin}/idp` });
      const response = await browser.request(`/api/callback?${query}`);
      const text = await response.text();
      expect(response.status).toBe(400);
      expect(text).toContain(`<h1>${heading}</h1>`);
      expect(text).toContain('href="/api/login?returnTo=%2Fquote"');
    });

    it('takes a code once only', async () => {
      const login = await browser.request('/api/login');
      const state = new URL(login.headers.get('location') ?? '').searchParams.get('state') ?? '';
      const query = new URLSearchParams({ code: 'made-up', state, iss: `${origin}/idp` });
      const first = await browser.request(`/api/callback?${query}`);
      expect(await first.text()).toContain('Sign-in did not finish');
      const second = await browser.request(`/api/callback?${query}`);
      expect(await second.text()).toContain('This sign-in has expired');
      expect((await browser.user()).status).toBe(401);
    });
  });

  describe('sign-out', () => {
    it.each([
      ['a link of the site', OWN],
      ['a bookmark', { 'sec-fetch-site': 'none' }],
    ])('ends everything at once from %s', async (_what, headers) => {
      await browser.signIn();
      const rows = await sessionRows();
      const cookie = browser.cookies.get('saltbush')?.value;
      const response = await browser.request('/api/logout', { headers });
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe('/');
      expect(await sessionRows()).toHaveLength(rows.length - 1);
      expect(browser.cookies.has('saltbush')).toBe(false);
      const kept = await fetch(`${origin}/api/auth/user`, { headers: { cookie: `saltbush=${cookie}` } });
      expect(kept.status).toBe(401);
      const { response: next } = await browser.follow('/api/login');
      expect(await next.text()).toContain('<h1>Sign in</h1>');
    });

    it('knows the site by the Referer of browsers that send no Sec-Fetch-Site', async () => {
      await browser.signIn();
      await browser.request('/api/logout', { headers: { referer: 'https://evil.example/' } });
      expect((await browser.user()).status).toBe(200);
      await browser.request('/api/logout', { headers: { referer: `${origin}/quote` } });
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

    it('does nothing when a browser only looks ahead', async () => {
      await browser.signIn();
      const response = await browser.request('/api/logout', { headers: { ...OWN, 'sec-purpose': 'prefetch' } });
      expect(response.status).toBe(503);
      expect((await browser.user()).status).toBe(200);
    });

    it('leads a visitor who is not signed in to the home page', async () => {
      expect((await browser.follow('/api/logout', { headers: FOREIGN })).path).toBe('/');
    });
  });

  describe('the issuer', () => {
    it('publishes its metadata under the public address', async () => {
      const response = await browser.request('/idp/.well-known/openid-configuration');
      expect(await response.json()).toMatchObject({
        issuer: `${origin}/idp`,
        authorization_endpoint: `${origin}/idp/auth`,
        token_endpoint: `${origin}/idp/token`,
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
      const settings = () => database.db.selectFrom('settings').select(['key', 'value']).orderBy('key').execute();
      const users = () => database.db.selectFrom('users').select(['id', 'password_hash']).orderBy('id').execute();
      const before = [await settings(), await users()];
      const second = await createAuth({
        config: { nodeEnv: 'test', publicUrl: origin, issuer: { kind: 'embedded' }, sessionSecret: null },
        database,
        log,
      });
      second.close();
      expect([await settings(), await users()]).toEqual(before);
      expect(JSON.stringify(await jwks())).not.toContain('"d"');
    });
  });

  describe('start', () => {
    it('refuses the embedded issuer in production', async () => {
      const config = { publicUrl: origin, issuer: { kind: 'embedded' }, sessionSecret: null } as const;
      await expect(createAuth({ config: { ...config, nodeEnv: 'production' }, database, log })).rejects.toMatchObject({
        code: 'issuer-refused',
        message: expect.stringMatching(/OIDC_ISSUER/),
      });
    });

    it('says what to do when an external issuer does not answer', async () => {
      const closed = createServer().listen(0, '127.0.0.1');
      await new Promise((resolve) => closed.once('listening', resolve));
      const issuerUrl = `http://127.0.0.1:${(closed.address() as AddressInfo).port}`;
      await new Promise((resolve) => closed.close(resolve));
      const issuer = { kind: 'external', issuerUrl, clientId: 'site', clientSecret: 'secret' } as const;
      const config = { nodeEnv: 'test', publicUrl: origin, issuer, sessionSecret: null } as const;
      await expect(createAuth({ config, database, log })).rejects.toMatchObject({
        code: 'issuer-unreachable',
        message: expect.stringMatching(/ECONNREFUSED.*Check OIDC_ISSUER/s),
      });
    });
  });
});

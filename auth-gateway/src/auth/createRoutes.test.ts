import { setTimeout as delay } from 'node:timers/promises';
import { Browser, CLIENT } from './testing/Browser.ts';
import { START_TIMEOUT_MS, startSite, type TestSite } from './testing/startSite.ts';

describe('sign-in', () => {
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

  it('leaves anonymous visitors without cookie and session row', async () => {
    const before = await site.sessionIds();
    const response = await browser.request('/');
    expect(response.headers.getSetCookie()).toEqual([]);
    const user = await browser.request('/api/auth/user');
    expect(user.headers.getSetCookie()).toEqual([]);
    expect(await site.sessionIds()).toHaveLength(before.length);
  });

  it('answers 401 with a problem document while nobody is signed in', async () => {
    const response = await browser.request('/api/auth/user');
    expect(response.status).toBe(401);
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ status: 401, code: 'unauthenticated' });
  });

  it('answers 204 without an error when the request prefers that', async () => {
    const response = await browser.request('/api/auth/user', { headers: { prefer: 'signed-out=empty' } });
    expect(response.status).toBe(204);
    expect(response.headers.get('preference-applied')).toBe('signed-out=empty');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe('');
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

  it('is stored before the browser is sent on, also by a slow database', async () => {
    const { pool } = site.database;
    const query = pool.query.bind(pool);
    const slow = jest.spyOn(pool, 'query').mockImplementation((async (...asked: Parameters<typeof query>) => {
      if (String(asked[0]).startsWith('INSERT INTO "sessions"')) await delay(300);
      return query(...asked);
    }) as typeof pool.query);
    const { response } = await browser.signIn('/quote');
    slow.mockRestore();
    expect(await response.json()).toMatchObject({ visitor: { status: 'signed-in' } });
  });

  it.each([
    ['staff@saltbush.example', 'saltbush-staff', 'Tom', 'staff'],
    ['ops@saltbush.example', 'saltbush-ops', 'Priya', 'ops'],
  ])('gives %s its role', async (email, password, firstName, role) => {
    await browser.signIn('/', email, password);
    expect((await browser.user()).body).toMatchObject({ email, firstName, roles: [role] });
  });

  it('keeps that the e-mail is verified', async () => {
    const { response } = await browser.signIn('/quote');
    expect(await response.json()).toMatchObject({ verifiedEmail: 'client@saltbush.example' });
  });

  it('lists every demo user with a password that works', () => {
    expect(site.auth.demoUsers.map(({ role }) => role)).toEqual(['client', 'staff', 'ops']);
  });

  it('sets its cookies out of reach of scripts and other sites', async () => {
    const start = await browser.request('/api/login');
    expect(start.headers.getSetCookie()[0]).toMatch(/^saltbush-start\.\S+=\S+; .*Path=\/; .*HttpOnly; SameSite=Lax$/);
    const { path } = await browser.follow(start.headers.get('location') ?? '');
    await browser.submit(path, CLIENT);
    const page = await browser.request('/');
    expect(page.headers.getSetCookie()[0]).toMatch(/^saltbush=.*; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/);
  });

  it('stores nothing for a sign-in that was only started, however many there are', async () => {
    const before = await site.sessionIds();
    for (let start = 0; start < 20; start += 1) await new Browser(site.origin).request('/api/login');
    expect(await site.sessionIds()).toEqual(before);
    await browser.request('/api/login');
    await browser.request('/api/callback?code=made-up&state=unknown');
    expect(await site.sessionIds()).toEqual(before);
    expect(browser.cookies.has('saltbush')).toBe(false);
  });

  it('keeps the newest five started sign-ins of a browser, and fewer where they are long', async () => {
    const startNames = () => [...browser.cookies.keys()].filter((name) => name.startsWith('saltbush-start.'));
    const bytes = () => [...browser.cookies].reduce((sum, [name, { value }]) => sum + name.length + value.length, 0);
    for (let start = 0; start < 8; start += 1) await browser.request('/api/login');
    expect(startNames()).toHaveLength(5);
    const returnTo = `/quote?from=${'x'.repeat(1_900)}`;
    for (let start = 0; start < 8; start += 1) await browser.request(`/api/login?${new URLSearchParams({ returnTo })}`);
    expect(bytes()).toBeLessThan(8_000);
    const { path } = await browser.signIn('/faq');
    expect(path).toBe('/faq');
  });

  it('refuses a start that it did not make, or made for another state', async () => {
    const answers: string[] = [];
    for (const change of ['value', 'name'] as const) {
      const other = new Browser(site.origin);
      const login = await other.request('/api/login');
      const state = new URL(login.headers.get('location') ?? '').searchParams.get('state') ?? '';
      const [name = '', cookie] = [...other.cookies].find(([known]) => known.startsWith('saltbush-start.')) ?? [];
      const forged = 'A'.repeat(state.length);
      const sent =
        change === 'value'
          ? { name, value: `${cookie?.value.slice(0, -4)}AAAA`, state }
          : { name: name.replace(state.slice(0, 12), forged.slice(0, 12)), value: cookie?.value, state: forged };
      const query = new URLSearchParams({ code: 'made-up', state: sent.state, iss: `${site.origin}/idp` });
      const response = await fetch(`${site.origin}/api/callback?${query}`, {
        headers: { cookie: `${sent.name}=${sent.value}` },
      });
      answers.push(/<h1>(.*)<\/h1>/.exec(await response.text())?.[1] ?? '');
    }
    expect(answers).toEqual(['This sign-in has expired', 'This sign-in has expired']);
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
      redirect_uri: `${site.origin}/api/callback`,
    });
  });

  it('begins a session at sign-in, under a new id', async () => {
    browser.cookies.set('saltbush', { value: 's:chosen-by-somebody-else.signature', path: '/' });
    const { path } = await browser.follow('/api/login');
    await browser.submit(path, CLIENT);
    expect(browser.cookies.get('saltbush')?.value).not.toContain('chosen-by-somebody-else');
    expect((await browser.user()).status).toBe(200);
    expect(await site.sessionIds()).not.toContain('chosen-by-somebody-else');
    expect([...browser.cookies.keys()].filter((name) => name.startsWith('saltbush-start.'))).toEqual([]);
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

  it('lets two tabs sign in side by side', async () => {
    const first = await browser.request('/api/login?returnTo=/quote');
    await browser.request('/api/login?returnTo=/faq');
    const { path } = await browser.follow(first.headers.get('location') ?? '');
    expect((await browser.submit(path, CLIENT)).path).toBe('/quote');
  });

  it('sends a visitor of another host name on to the public address, once', async () => {
    const elsewhere = site.origin.replace('localhost', '127.0.0.1');
    const response = await fetch(`${elsewhere}/api/login?returnTo=/quote`, { redirect: 'manual' });
    const location = response.headers.get('location') ?? '';
    expect(location).toBe(`${site.origin}/api/login?returnTo=%2Fquote&sent-on=1`);
    expect(response.headers.getSetCookie()).toEqual([]);
    const again = await fetch(location.replace(site.origin, elsewhere), { redirect: 'manual' });
    expect(again.headers.get('location')).toMatch(`${site.origin}/idp/auth?`);
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
      const query = new URLSearchParams({ error, state, iss: `${site.origin}/idp` });
      const response = await browser.request(`/api/callback?${query}`);
      const text = await response.text();
      expect(response.status).toBe(400);
      expect(text).toContain(`<h1>${heading}</h1>`);
      expect(text).toContain('href="/api/login?returnTo=%2Fquote"');
    });

    it('takes a code once only', async () => {
      const login = await browser.request('/api/login');
      const state = new URL(login.headers.get('location') ?? '').searchParams.get('state') ?? '';
      const query = new URLSearchParams({ code: 'made-up', state, iss: `${site.origin}/idp` });
      const first = await browser.request(`/api/callback?${query}`);
      expect(await first.text()).toContain('Sign-in did not finish');
      const second = await browser.request(`/api/callback?${query}`);
      expect(await second.text()).toContain('This sign-in has expired');
      expect((await browser.user()).status).toBe(401);
    });
  });

  // This is the last sign-in start that the limit allows this network, so no later test may start one.
  it('stops a network that started too many sign-ins, with a page that says so', async () => {
    let refused: Response | null = null;
    for (let start = 0; refused === null && start < 700; start += 1) {
      const response = await fetch(`${site.origin}/idp/auth`, { redirect: 'manual' });
      if (response.status === 429) refused = response;
      else await response.arrayBuffer();
    }
    expect(refused?.headers.get('retry-after')).toBe('600');
    expect(await refused?.text()).toContain('Too many sign-ins were started');
  });
});

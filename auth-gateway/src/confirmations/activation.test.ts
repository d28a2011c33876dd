import { Browser } from '../auth/testing/Browser.ts';
import { type Console, FORM, OPS, SCRIPT, startConsole, VISIT } from './testing/startConsole.ts';

const MINUTE_MS = 60_000;

let site: Console;
let browser: Browser;
beforeAll(async () => {
  site = await startConsole();
});
afterAll(() => site.gateway.close());
beforeEach(async () => {
  await site.gateway.database.db.deleteFrom('rate_limits').execute();
  await site.gateway.database.db.deleteFrom('confirmations').execute();
  browser = await site.signIn();
});

const ACTIVATE = { version: '1.1.0', reason: 'Shows <pallets> first', base: '1.0.0', evenThoughWithdrawn: true };
const activate = (body: object = ACTIVATE) => site.call(browser, '/api/releases/mf-quote/activations', body);

async function waiting(): Promise<string> {
  const { status, body } = await activate();
  expect(status).toBe(403);
  expect(body).toMatchObject({ code: 'confirmation-needed', detail: expect.stringContaining('confirm') });
  return `${String(body.confirmUrl)}?back=/ops/releases/mf-quote`;
}

describe('an activation by whoever is signed in', () => {
  afterEach(async () => {
    if ((await site.liveVersion()) !== '1.0.0') await site.gateway.rollback('mf-quote', '1.0.0');
  });

  it('waits until it is confirmed on a page of its own, and is done once', async () => {
    const path = await waiting();
    expect(await site.liveVersion()).toBe('1.0.0');
    const { status, text, secret } = await site.visit(browser, path);
    expect(status).toBe(200);
    expect(text).toContain('Activate mf-quote 1.1.0 for all visitors?');
    expect(text).toContain('Shows &lt;pallets&gt; first');
    expect(text).toContain(OPS.email);
    const done = await site.confirm(path, secret);
    expect(done.status).toBe(303);
    expect(done.headers.location).toMatch(/^\/ops\/releases\/mf-quote\?confirmed=\d+$/);
    expect(await site.liveVersion()).toBe('1.1.0');
    const { history } = (await site.gateway.get('/api/releases/history?name=mf-quote')).body as {
      history: { actor: string; reason: string }[];
    };
    expect(history[0]).toMatchObject({ actor: OPS.email, reason: ACTIVATE.reason });

    const again = await site.confirm(path, secret);
    expect(again.status).toBe(410);
    expect(again.text).toContain('answered already');
    expect((await site.visit(browser, path)).status).toBe(410);
  });

  it('is done once, however many forms are sent at the same moment', async () => {
    const path = await waiting();
    const { secret } = await site.visit(browser, path);
    const linesOfLog = async () =>
      ((await site.gateway.get('/api/releases/history?name=mf-quote')).body as { history: unknown[] }).history.length;
    const before = await linesOfLog();
    const answers = await Promise.all(Array.from({ length: 20 }, () => site.confirm(path, secret)));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    // A busy gateway turns some away, as it does anybody.
    const others = answers.map(({ status }) => status).filter((status) => status !== 303);
    expect(new Set(others)).toEqual(new Set(others.includes(503) ? [410, 503] : [410]));
    expect(await linesOfLog()).toBe(before + 1);
  });

  it('shows its page without an origin, runs no script on it and lets no cache keep it', async () => {
    const { headers } = await site.visit(browser, await waiting());
    const policy = headers['content-security-policy'] ?? '';
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        'sandbox allow-forms',
      ]),
    );
    expect(policy).not.toMatch(/script-src|allow-scripts|allow-same-origin|unsafe/);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['cross-origin-opener-policy']).toBe('unsafe-none');
  });

  it.each([
    ['a script', SCRIPT],
    ['a frame', { ...VISIT, 'sec-fetch-dest': 'iframe' }],
    ['an object', { ...VISIT, 'sec-fetch-dest': 'object' }],
    ['a prefetch', { ...VISIT, 'sec-purpose': 'prefetch' }],
    ['a prerendered page', { ...VISIT, 'sec-purpose': 'prefetch;prerender' }],
    ['a program that says nothing', {}],
  ])('tells %s nothing', async (_who, headers: Record<string, string>) => {
    const path = await waiting();
    const { status, text, secret } = await site.visit(browser, path, headers);
    expect(status).toBe(403);
    expect(secret).toBe('');
    expect(text).not.toContain('1.1.0');
  });

  it.each([
    ['a script of the site', SCRIPT],
    ['a form of the site', { ...VISIT, origin: 'same' }],
    ['another site', { ...FORM, origin: 'https://evil.example' }],
    ['a frame', { ...FORM, 'sec-fetch-dest': 'iframe' }],
    ['a program', {}],
  ])('is not confirmed by %s, even one that knows the secret', async (_who, headers: Record<string, string>) => {
    const path = await waiting();
    const { secret } = await site.visit(browser, path);
    const given = headers.origin === 'same' ? { ...headers, origin: site.origin } : headers;
    expect((await site.confirm(path, secret, given)).status).toBe(403);
    expect(await site.liveVersion()).toBe('1.0.0');
  });

  it.each(['', 'x'.repeat(43), 'x'.repeat(5_000)])('is not confirmed with another secret', async (secret) => {
    const path = await waiting();
    await site.visit(browser, path);
    expect((await site.confirm(path, secret)).status).toBeGreaterThanOrEqual(400);
    expect(await site.liveVersion()).toBe('1.0.0');
  });

  it('is confirmed only by the page that was shown last', async () => {
    const path = await waiting();
    const { secret: first } = await site.visit(browser, path);
    const { secret: second } = await site.visit(browser, path);
    const outdated = await site.confirm(path, first);
    expect(outdated.status).toBe(403);
    expect(outdated.text).toContain('not the latest');
    expect((await site.confirm(path, second)).status).toBe(303);
  });

  it('ends after five minutes', async () => {
    const path = await waiting();
    const { secret } = await site.visit(browser, path);
    const past = new Date(Date.now() - 1_000);
    await site.gateway.database.db.updateTable('confirmations').set({ expires_at: past }).execute();
    expect((await site.visit(browser, path)).status).toBe(410);
    const late = await site.confirm(path, secret);
    expect(late.status).toBe(410);
    expect(late.text).toContain('has ended');
    expect(await site.liveVersion()).toBe('1.0.0');
  });

  it('is shown only to the operator who asked, and no longer when they lost the role', async () => {
    const path = await waiting();
    const client = new Browser(site.origin);
    await client.signIn();
    expect((await site.visit(client, path)).status).toBe(410);
    const nobody = await site.visit(new Browser(site.origin), path);
    expect(nobody.headers.location).toMatch(/^\/api\/login\?again=1&returnTo=%2Fconfirm/);
    // Pretend that another operator asked.
    await site.gateway.database.db.updateTable('confirmations').set({ user_id: 'another' }).execute();
    expect((await site.visit(browser, path)).status).toBe(410);
  });

  it.each(['the session ended', 'the role was taken away'])('is not done once %s', async (what) => {
    const path = await waiting();
    const { secret } = await site.visit(browser, path);
    const { db } = site.gateway.database;
    if (what === 'the session ended') await browser.request('/api/logout', { headers: VISIT });
    else {
      const [{ session_id: sid } = { session_id: '' }] = await db
        .selectFrom('confirmations')
        .select('session_id')
        .execute();
      const { sess } = await db.selectFrom('sessions').select('sess').where('sid', '=', sid).executeTakeFirstOrThrow();
      const changed = {
        ...(sess as { user: object }),
        user: { ...(sess as { user: object }).user, roles: ['client'] },
      };
      await db
        .updateTable('sessions')
        .set({ sess: JSON.stringify(changed) })
        .where('sid', '=', sid)
        .execute();
    }
    expect((await site.confirm(path, secret)).status).toBe(403);
    expect(await site.liveVersion()).toBe('1.0.0');
  });

  it('asks for a new sign-in when the last one is not recent, and goes on from there', async () => {
    const path = await waiting();
    const { db } = site.gateway.database;
    for (const { sid, sess } of await db.selectFrom('sessions').select(['sid', 'sess']).execute()) {
      const old = { ...(sess as object), authenticatedAt: Date.now() - 16 * MINUTE_MS };
      await db
        .updateTable('sessions')
        .set({ sess: JSON.stringify(old) })
        .where('sid', '=', sid)
        .execute();
    }
    const { status, headers } = await site.visit(browser, path);
    expect(status).toBe(303);
    // The issuer still knows the browser, and asks for the password all the same.
    const form = await browser.follow(headers.location ?? '');
    expect(form.path).toMatch(/^\/idp\/interaction\//);
    const end = await browser.submit(form.path, OPS);
    expect(end.path).toBe(path);
    const { secret } = await site.visit(browser, path);
    expect((await site.confirm(path, secret)).status).toBe(303);
  });

  it('is refused at once, before any confirmation, when it cannot be done', async () => {
    expect((await activate({ ...ACTIVATE, base: '0.9.0' })).body).toMatchObject({ status: 409, code: 'stale-base' });
    expect((await activate({ ...ACTIVATE, version: '9.9.9' })).body).toMatchObject({ status: 404 });
    expect((await activate({ ...ACTIVATE, reason: '' })).body).toMatchObject({ status: 400 });
    expect(await site.gateway.database.db.selectFrom('confirmations').selectAll().execute()).toEqual([]);
  });

  it('says so on a page when another release went live meanwhile', async () => {
    const path = await waiting();
    const { secret } = await site.visit(browser, path);
    await site.gateway.activate('mf-quote', '1.2.0');
    const refused = await site.confirm(path, secret);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('is no longer live');
  });

  it('needs no confirmation when it changes nothing', async () => {
    expect((await activate({ version: '1.0.0', reason: 'Again' })).status).toBe(201);
  });
});

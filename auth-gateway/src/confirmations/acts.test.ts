import { remoteFolder } from '../../fixtures/releaseArchive.ts';
import type { Browser } from '../auth/testing/Browser.ts';
import { type Console, startConsole } from './testing/startConsole.ts';

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

const activate = () => site.call(browser, '/api/releases/mf-quote/activations', { version: '1.1.0', reason: 'A test' });

describe('acts that wait', () => {
  it('wait for confirmation, at most the newest five of a session', async () => {
    const paths: string[] = [];
    for (let count = 0; count < 7; count += 1) paths.push(String((await activate()).body.confirmUrl));
    const statuses = await Promise.all(paths.map(async (path) => (await site.visit(browser, path)).status));
    expect(statuses).toEqual([410, 410, 200, 200, 200, 200, 200]);
  });

  it('can be asked for 30 times in five minutes', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 32; count += 1) statuses.push((await activate()).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});

describe('tokens', () => {
  const WISH = { label: 'Build server', remote: 'mf-quote', actions: ['publish', 'activate'], days: 30, reason: 'New' };

  it('create a token on the page, show it there once, and revoke it there', async () => {
    const made = await site.call(browser, '/api/releases/tokens', WISH);
    expect(made).toMatchObject({ status: 403, body: { code: 'confirmation-needed' } });
    const path = String(made.body.confirmUrl);
    const { text, secret } = await site.visit(browser, path);
    expect(text).toContain('Make a token that may publish and activate mf-quote?');
    const answer = await site.confirm(path, secret);
    expect(answer.headers['content-security-policy']).toContain('sandbox allow-forms');
    const token = /<code>(sbt_[\w-]+)<\/code>/.exec(answer.text)?.[1];
    const authorization = `Bearer ${token}`;
    expect((await site.gateway.get('/api/releases', { authorization })).status).toBe(200);

    const { tokens } = (await site.gateway.get('/api/releases/tokens')).body as {
      tokens: { id: string; label: string }[];
    };
    const id = tokens.find(({ label }) => label === WISH.label)?.id ?? '';
    const asked = await site.call(browser, `/api/releases/tokens/${id}/revoke`, { reason: 'Leaked' });
    expect(asked).toMatchObject({ status: 403, body: { code: 'confirmation-needed' } });
    expect((await site.gateway.get('/api/releases', { authorization })).status).toBe(200);
    const revocation = String(asked.body.confirmUrl);
    const page = await site.visit(browser, revocation);
    expect(page.text).toContain('End the token Build server?');
    expect((await site.confirm(revocation, page.secret)).headers.location).toMatch(/^\/ops\?confirmed=\d+$/);
    expect((await site.gateway.get('/api/releases', { authorization })).status).toBe(401);
    // The token has ended, so there is nothing left to confirm.
    expect((await site.call(browser, `/api/releases/tokens/${id}/revoke`, { reason: 'Leaked' })).status).toBe(200);
  });
});

it('takes a remote off the site once that is confirmed, and asks for nothing when it is off already', async () => {
  const retire = () =>
    site.call(browser, '/api/releases/mf-quote/retirement', { from: null, reason: 'Its team is gone' });
  const asked = await retire();
  expect(asked).toMatchObject({ status: 403, body: { code: 'confirmation-needed' } });
  expect(await site.liveVersion()).toBe('1.0.0');
  const path = String(asked.body.confirmUrl);
  const { text, secret } = await site.visit(browser, path);
  expect(text).toContain('Take mf-quote off the site?');
  expect(text).toContain('Its team is gone');
  expect((await site.confirm(path, secret)).headers.location).toMatch(/^\/ops\?confirmed=\d+$/);
  const { retired } = (await site.gateway.get('/api/releases')).body as { retired: { name: string }[] };
  expect(retired.map(({ name }) => name)).toEqual(['mf-quote']);
  expect((await retire()).status).toBe(201);
  const back = { version: '1.0.0', reason: 'a test', evenThoughWithdrawn: true };
  expect((await site.gateway.post('/api/releases/mf-quote/activations', back)).status).toBe(201);
});

it('activates a set once that is confirmed, takes it back with one press, and asks where a remote would leave', async () => {
  const { gateway } = site;
  for (const version of ['1.0.0', '1.1.0']) await gateway.publish(remoteFolder({ name: 'mf-ar', version }));
  const confirmed = async (path: string) => {
    const { text, secret } = await site.visit(browser, path);
    expect((await site.confirm(path, secret)).status).toBe(303);
    return text;
  };
  const activateSet = async (quote: string, ar: string) => {
    const releases = [
      { name: 'mf-quote', version: quote },
      { name: 'mf-ar', version: ar },
    ];
    const body = { releases, reason: 'They belong together', evenThoughWithdrawn: true };
    const asked = await site.call(browser, '/api/releases/sets/activations', body);
    expect(asked).toMatchObject({ status: 403, body: { code: 'confirmation-needed' } });
    const text = await confirmed(String(asked.body.confirmUrl));
    expect(text).toContain('Activate 2 releases together for all visitors?');
    expect(text).toContain(`mf-quote ${quote} and mf-ar ${ar}`);
    const { sets } = (await gateway.get('/api/releases')).body as { sets: { revision: number }[] };
    return sets[0]?.revision ?? 0;
  };
  const takeBack = (set: number) => site.call(browser, `/api/releases/sets/${set}/rollback`, { reason: 'They do not' });

  const asked = await takeBack(await activateSet('1.1.0', '1.0.0'));
  expect(asked).toMatchObject({ status: 403, body: { code: 'confirmation-needed' } });
  expect(await site.liveVersion()).toBe('1.1.0');
  expect(await confirmed(String(asked.body.confirmUrl))).toContain('which takes mf-ar off the site?');
  expect(await site.liveVersion()).toBe('1.0.0');

  await gateway.activate('mf-ar', '1.0.0', { evenThoughWithdrawn: true });
  expect((await takeBack(await activateSet('1.1.0', '1.1.0'))).status).toBe(201);
  expect(await site.liveVersion()).toBe('1.0.0');
});

describe('what needs no confirmation', () => {
  it('is a rollback to a release that was good, twenty times in five minutes, and no other', async () => {
    const rollBack = (body: object) =>
      site.call(browser, '/api/releases/mf-quote/rollback', { reason: 'Slow', ...body });
    await site.gateway.activate('mf-quote', '1.1.0', { evenThoughWithdrawn: true });
    expect(await rollBack({})).toMatchObject({ status: 201, body: { version: '1.0.0' } });
    // 1.1.0 was taken away, so giving it to everybody again is not a way back.
    expect(await rollBack({ to: '1.1.0' })).toMatchObject({ status: 409, body: { code: 'withdrawn' } });
    expect(await rollBack({ to: '1.1.0', evenThoughWithdrawn: true })).toMatchObject({
      status: 403,
      body: { code: 'confirmation-needed' },
    });
    const statuses: number[] = [];
    for (let count = 0; count < 20; count += 1) statuses.push((await rollBack({})).status);
    expect(statuses.slice(0, 17)).not.toContain(429);
    expect(statuses.slice(17)).toEqual([429, 429, 429]);
  });

  it('is anything that a bearer token does', async () => {
    expect((await site.gateway.activate('mf-quote', '1.2.0')).status).toBe(201);
  });
});

it('a session uploads no release: that takes a token', async () => {
  const refused = { status: 403, body: { code: 'token-needed' } };
  expect(await site.call(browser, '/api/releases/mf-quote', {})).toMatchObject(refused);
  expect(await site.call(browser, '/api/releases/mf-quote/working-copies', {})).toMatchObject(refused);
  expect(await site.call(browser, '/api/releases/mf-quote/working-copies/1', {})).toMatchObject(refused);
});

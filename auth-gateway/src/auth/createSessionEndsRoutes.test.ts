import { type Console, OPS, STAFF, startConsole } from '../confirmations/testing/startConsole.ts';
import type { Browser } from './testing/Browser.ts';

const PATH = '/api/ops/session-ends';
const CLIENT = { email: 'client@saltbush.example', password: 'saltbush-client' };

let site: Console;
let operator: Browser;
/** Rows of the audit are never removed, so each test counts from here. */
let before = 0;
beforeAll(async () => {
  site = await startConsole();
});
afterAll(() => site.gateway.close());
beforeEach(async () => {
  const { db } = site.gateway.database;
  for (const table of ['rate_limits', 'sessions'] as const) await db.deleteFrom(table).execute();
  before = (await rows()).length;
  operator = await site.signIn(OPS);
});

const end = (from: Browser, body: object) => site.call(from, PATH, body);
const statusOf = async (browser: Browser) => (await browser.user()).status;
const rows = () =>
  site.gateway.database.db.selectFrom('session_ends').select(['actor', 'reason', 'sessions']).orderBy('id').execute();
/** The audit rows that this test has added. */
const kept = async () => (await rows()).slice(before);

describe('ends of sessions', () => {
  it.each([
    ['by e-mail, in any case', async () => STAFF.email.toUpperCase()],
    [
      'by id',
      async () => {
        const { db } = site.gateway.database;
        const user = db.selectFrom('users').select('id').where('email', '=', STAFF.email);
        return (await user.executeTakeFirstOrThrow()).id;
      },
    ],
  ])('are for all of one user, whom an operator names %s', async (_how, nameOf: () => Promise<string>) => {
    const [one, other, client] = [await site.signIn(STAFF), await site.signIn(STAFF), await site.signIn(CLIENT)];
    const answer = await end(operator, { user: await nameOf(), reason: 'A laptop is lost' });
    expect(answer).toMatchObject({ status: 200, body: { ended: 2 } });
    expect([await statusOf(one), await statusOf(other)]).toEqual([401, 401]);
    expect([await statusOf(client), await statusOf(operator)]).toEqual([200, 200]);
    expect(await kept()).toEqual([{ actor: OPS.email, reason: 'A laptop is lost', sessions: 2 }]);
  });

  it('can be an operator’s own, who is then signed out', async () => {
    const other = await site.signIn(OPS);
    expect(await end(operator, { user: OPS.email, reason: 'Left it open' })).toMatchObject({ body: { ended: 2 } });
    expect([await statusOf(operator), await statusOf(other)]).toEqual([401, 401]);
    expect((await end(operator, { user: CLIENT.email, reason: 'Again' })).status).toBe(401);
    expect(await kept()).toHaveLength(1);
  });

  it.each(['nobody@saltbush.example', '%', '_taff@saltbush.example', `${STAFF.email}' or '1'='1`])(
    'end nothing for an unknown user: %s',
    async (user) => {
      const staff = await site.signIn(STAFF);
      expect(await end(operator, { user, reason: 'A test' })).toMatchObject({ status: 200, body: { ended: 0 } });
      expect(await statusOf(staff)).toBe(200);
      expect(await kept()).toEqual([]);
    },
  );

  it('are recorded even when nobody is signed in, since the issuer must forget the user too', async () => {
    expect(await end(operator, { user: CLIENT.email, reason: 'Left' })).toMatchObject({ body: { ended: 0 } });
    expect(await kept()).toEqual([{ actor: OPS.email, reason: 'Left', sessions: 0 }]);
  });

  it.each([
    ['staff', STAFF],
    ['clients', CLIENT],
  ])('are not for %s', async (_who, account) => {
    const browser = await site.signIn(account);
    expect(await end(browser, { user: OPS.email, reason: 'Mine' })).toMatchObject({ status: 401 });
    expect(await end(browser, { user: account.email, reason: 'Mine' })).toMatchObject({ status: 401 });
    expect([await statusOf(operator), await statusOf(browser)]).toEqual([200, 200]);
  });

  it('are not for bearers of a team’s token, nor for another site', async () => {
    const wish = {
      label: 'Build server',
      remote: 'mf-quote',
      actions: ['publish', 'activate'],
      days: 1,
      reason: 'New',
    };
    const { token } = (await site.gateway.post('/api/releases/tokens', wish)).body;
    const body = { user: OPS.email, reason: 'Mine' };
    const bearer = { authorization: `Bearer ${String(token)}` };
    expect((await site.gateway.post(PATH, body, bearer)).status).toBe(403);
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' };
    const asked = { method: 'POST', headers, body: JSON.stringify(body), from: operator };
    expect((await site.ask(PATH, asked)).status).toBe(403);
    expect(await statusOf(operator)).toBe(200);
  });

  it.each([
    ['nobody', { reason: 'A test' }],
    ['no reason', { user: STAFF.email, reason: ' ' }],
    ['a list', { user: [STAFF.email], reason: 'A test' }],
    ['what cannot be seen', { user: `${STAFF.email}\u202e`, reason: 'A test' }],
    ['too long a name', { user: 'a'.repeat(321), reason: 'A test' }],
    ['an unknown field', { user: STAFF.email, reason: 'A test', before: 0 }],
  ])('are refused with %s', async (_what, body) => {
    const staff = await site.signIn(STAFF);
    expect((await end(operator, body)).status).toBe(400);
    expect(await statusOf(staff)).toBe(200);
  });
});

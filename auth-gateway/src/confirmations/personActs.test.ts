import type { ErasurePreview, PersonActs } from '@saltbush/business-api/people';
import { layPerson } from '../../fixtures/layPerson.ts';
import type { Browser } from '../auth/testing/Browser.ts';
import { type Console, FORM, SCRIPT, STAFF, startConsole, VISIT } from './testing/startConsole.ts';

const ANA = { email: 'ana.ruiz@private.example', name: 'Ana Ruiz', phone: '0412 345 678', number: 1, at: new Date() };
const WHY = 'Asked by mail';

let site: Console;
let browser: Browser;
beforeAll(async () => {
  site = await startConsole();
  await layPerson(site.gateway.database.db, ANA);
});
afterAll(() => site.gateway.close());
beforeEach(async () => {
  await site.gateway.database.db.deleteFrom('rate_limits').execute();
  await site.gateway.database.db.deleteFrom('confirmations').execute();
  browser = await site.signIn(STAFF);
});

const call = (name: string, body: object) => site.call(browser, `/api/ops/people/${name}`, body);
async function acts(): Promise<PersonActs['rows']> {
  const { text } = await site.ask('/api/ops/people/acts', { headers: SCRIPT, from: browser });
  return (JSON.parse(text) as PersonActs).rows;
}
async function waiting(name: string, body: object): Promise<string> {
  const asked = await call(name, { email: ANA.email, reason: WHY, ...body });
  expect(asked).toMatchObject({ status: 403, body: { code: 'confirmation-needed' } });
  expect(JSON.stringify(asked.body)).not.toContain(ANA.email);
  return `${String(asked.body.confirmUrl)}?back=/ops/people`;
}
async function waitingErasure(): Promise<string> {
  const { body } = await call('erasure-preview', { email: ANA.email });
  const { seen } = body as unknown as ErasurePreview;
  return waiting('erasure', { submissionId: crypto.randomUUID(), confirmation: ANA.email, seen });
}

describe('a copy of the data about a person', () => {
  it('is sent only by the page that confirms it, once, as a download', async () => {
    const path = await waiting('export', {});
    expect(await acts()).toEqual([]);
    const { status, text, headers, secret } = await site.visit(browser, path);
    expect(status).toBe(200);
    expect(text).toContain('Download everything that is held about this person?');
    expect(text).toContain(`<dd>${ANA.email}</dd>`);
    expect(headers['content-security-policy']).toContain('sandbox allow-forms allow-downloads');
    const { headers: sent } = await site.confirm(path, secret);
    expect(sent['content-disposition']).toMatch(/^attachment; filename="?personal-data-/);
    expect(sent).toMatchObject({
      'content-type': 'application/zip',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(await acts()).toMatchObject([{ kind: 'export', actor: STAFF.email, reason: WHY }]);
    const again = await site.confirm(path, secret);
    expect(again.status).toBe(410);
    expect(again.headers['content-type']).toContain('text/html');
    expect(await acts()).toHaveLength(1);
  });

  it.each([
    ['a script of the site', SCRIPT],
    ['a frame', { ...FORM, 'sec-fetch-dest': 'iframe' }],
    ['a form of the site', { ...VISIT, origin: 'same' }],
  ])('is not handed out to %s, even one that knows the secret', async (_who, headers: Record<string, string>) => {
    const before = (await acts()).length;
    const path = await waiting('export', {});
    const { secret } = await site.visit(browser, path);
    const given = headers.origin === 'same' ? { ...headers, origin: site.origin } : headers;
    const refused = await site.confirm(path, secret, given);
    expect(refused.status).toBe(403);
    expect(refused.headers['content-disposition']).toBeUndefined();
    expect(await acts()).toHaveLength(before);
  });

  it('can be asked for 30 times an hour, erasures included', async () => {
    const ask = () => call('export', { email: 'nobody@private.example', reason: WHY });
    for (let asked = 0; asked < 30; asked += 1) await ask();
    expect(await ask()).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  });

  it('cannot be asked for when nothing is held', async () => {
    expect(await call('export', { email: 'nobody@private.example', reason: WHY })).toMatchObject({ status: 404 });
  });

  it('waits for the member of staff who asked, not for operators or other staff', async () => {
    const path = await waiting('export', {});
    expect((await site.visit(await site.signIn(), path)).status).toBe(410);
    const { db } = site.gateway.database;
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'ops@saltbush.example')
      .executeTakeFirstOrThrow();
    await db.updateTable('confirmations').set({ user_id: id }).execute();
    const forStaff = await site.visit(await site.signIn(), path);
    expect(forStaff.status).toBe(403);
    expect(forStaff.text).toContain('This is for staff');
  });
});

it('sends the list of erasures as a download when a browser visits it', async () => {
  const { status, headers } = await site.visit(browser, '/api/ops/people/erasures');
  expect(status).toBe(200);
  expect(headers['content-disposition']).toBe('attachment; filename=erasures.jsonl');
  const script = await site.visit(browser, '/api/ops/people/erasures', SCRIPT);
  expect(script.status).toBe(403);
  expect(script.text).toContain('page-visit-needed');
  expect((await site.visit(await site.signIn(), '/api/ops/people/erasures')).status).toBe(403);
});

describe('an erasure', () => {
  it('is not sent once the role was taken away', async () => {
    const path = await waitingErasure();
    const { secret } = await site.visit(browser, path);
    const { db } = site.gateway.database;
    const { session_id: sid } = await db.selectFrom('confirmations').select('session_id').executeTakeFirstOrThrow();
    const { sess } = await db.selectFrom('sessions').select('sess').where('sid', '=', sid).executeTakeFirstOrThrow();
    const { user } = sess as { user: object };
    const changed = JSON.stringify({ ...(sess as object), user: { ...user, roles: ['client', 'ops'] } });
    await db.updateTable('sessions').set({ sess: changed }).where('sid', '=', sid).execute();
    expect((await site.confirm(path, secret)).status).toBe(403);
    expect((await db.selectFrom('enquiries').select('email').execute()).map(({ email }) => email)).toContain(ANA.email);
  });

  it('is refused on the page when something changed since it was asked for', async () => {
    const path = await waitingErasure();
    const { secret } = await site.visit(browser, path);
    const { db } = site.gateway.database;
    await db.deleteFrom('quote_mails').where('recipient', '=', ANA.email).execute();
    await db.deleteFrom('mails').where('recipient', '=', ANA.email).where('status', '=', 'sent').execute();
    const refused = await site.confirm(path, secret);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('has changed since you looked');
  });

  it('is done once it is confirmed, and leads back to the page of people', async () => {
    const before = (await acts()).length;
    const path = await waitingErasure();
    const { text, secret } = await site.visit(browser, path);
    expect(text).toContain('Erase this person for good?');
    expect(text).toContain(`<dd>${ANA.email}</dd>`);
    expect(text).toMatch(/\d+ records go, \d+ stay without the person/);
    const done = await site.confirm(path, secret);
    expect(done.status).toBe(303);
    const [act] = await acts();
    expect(done.headers.location).toBe(`/ops/people?confirmed=${act?.seq}`);
    expect(act).toMatchObject({ kind: 'erasure', actor: STAFF.email, reason: WHY });
    expect(await acts()).toHaveLength(before + 1);
  });
});

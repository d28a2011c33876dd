import { request } from 'node:http';
import { sql } from 'kysely';
import { BEA, MIA } from '../../auth-gateway/fixtures/claimDesk.ts';
import { client } from '../../auth-gateway/fixtures/client.ts';
import { DATABASES, gatewayOn } from '../../auth-gateway/fixtures/gatewayOn.ts';
import { layMembers } from '../../auth-gateway/fixtures/layMembers.ts';
import { createPrivateLinks } from '../../auth-gateway/src/references/createPrivateLinks.ts';
import { alertToken } from './alertToken.ts';
import type { AlertChoices } from './api.ts';
import { NO_MAILS } from './choices/noMails.ts';

const FRIDAY = new Date('2026-11-20T03:00:00Z');
const SAM = client('sam');
const CHOSEN = {
  mails: { pickup: 'daily', delay: 'each', delivered: 'daily', invoice: 'none', claim: 'each' },
  hidden: ['pod'],
};

describe.each(DATABASES)('what alerts a user chose, on the %s database', (kind) => {
  let now = FRIDAY;
  const gateway = gatewayOn(kind, { now: () => now });
  beforeEach(async () => {
    now = FRIDAY;
    await gateway.reset();
    const members = { mia: 'owner', bea: 'viewer' } as const;
    await layMembers(gateway.database.db, { reference: 'CL-2026-00001', members, now: FRIDAY });
  });

  const read = async (headers = BEA) =>
    (await gateway.get('/api/alerts/choices', headers)).body as unknown as AlertChoices;
  const save = (body: unknown, headers: Record<string, string> = BEA) =>
    gateway.post('/api/alerts/choices', body, headers);
  const linkOf = async (user: string, what: string) => {
    const token = alertToken(await createPrivateLinks(gateway.database, null), user);
    return `/api/alerts/unsubscribe/${token}/${what}`;
  };

  /** As a mail program does it: a form, no session, no origin. */
  const pressInMailProgram = (path: string, headers: Record<string, string> = {}) =>
    new Promise<number>((resolve, reject) => {
      const body = 'List-Unsubscribe=One-Click';
      const type = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
      const sent = request(gateway.url + path, { method: 'POST', headers: { ...type, ...headers } }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      });
      sent.on('error', reject).end(body);
    });

  it('begins with no mails and everything in the portal, and keeps what each chose', async () => {
    expect(await read()).toEqual({
      ...{ mails: NO_MAILS, hidden: [], email: 'bea@company.example' },
      nextSummaryAt: '2026-11-20T20:00:00.000Z',
    });
    expect(await save(CHOSEN)).toMatchObject({ status: 200, body: CHOSEN });
    expect(await save(CHOSEN)).toMatchObject({ status: 200, body: CHOSEN });
    expect(await read()).toMatchObject(CHOSEN);
    expect(await read(MIA)).toMatchObject({ mails: NO_MAILS, hidden: [] });
    await save({ mails: CHOSEN.mails, hidden: [] });
    expect(await read()).toMatchObject({ mails: CHOSEN.mails, hidden: [] });
  });

  it('sends mails to a member where the company knows them, to others where their address is verified', async () => {
    const elsewhere = { ...BEA, 'x-test-email': 'bea@home.example' };
    expect((await read(elsewhere)).email).toBe('bea@company.example');
    expect((await read(SAM)).email).toBe('sam@company.example');
    const unverified = { ...SAM, 'x-test-unverified': 'yes' };
    expect((await read(unverified)).email).toBeNull();
    expect(await save(CHOSEN, unverified)).toMatchObject({ status: 409, body: { code: 'address-not-verified' } });
    expect(await save({ mails: NO_MAILS, hidden: ['pod'] }, unverified)).toMatchObject({ status: 200 });
  });

  it('lets somebody whose address was lost end mails and hide alerts, and refuses only what is newly wanted', async () => {
    const { mails } = CHOSEN;
    expect((await save(CHOSEN, SAM)).status).toBe(200);
    const unverified = { ...SAM, 'x-test-unverified': 'yes' };
    const refused = { status: 409, body: { code: 'address-not-verified' } };
    expect(await save({ mails: { ...mails, invoice: 'daily' }, hidden: [] }, unverified)).toMatchObject(refused);
    expect(await save({ mails: { ...mails, pickup: 'each' }, hidden: [] }, unverified)).toMatchObject(refused);
    expect(await read(SAM)).toMatchObject(CHOSEN);
    expect(await save({ mails, hidden: ['invoice'] }, unverified)).toMatchObject({ status: 200 });
    const fewer = { ...mails, delay: 'none' };
    expect(await save({ mails: fewer, hidden: [] }, unverified)).toMatchObject({ status: 200, body: { mails: fewer } });
    expect(await save(CHOSEN, unverified)).toMatchObject(refused);
  });

  it('refuses what is no choice, at its field', async () => {
    const fieldOf = async (body: unknown) => {
      const { status, body: answer } = await save(body);
      return [status, (answer.fields as { path: string }[] | undefined)?.[0]?.path];
    };
    expect(await fieldOf({ ...CHOSEN, mails: { ...NO_MAILS, delay: 'hourly' } })).toEqual([400, 'mails.delay']);
    expect(await fieldOf({ ...CHOSEN, hidden: ['quote-ready'] })).toEqual([400, 'hidden[0]']);
    expect(await fieldOf({ ...CHOSEN, hidden: ['pod', 'pod'] })).toEqual([400, 'hidden']);
    const { claim: _claim, ...fewer } = NO_MAILS;
    expect(await fieldOf({ ...CHOSEN, mails: fewer })).toEqual([400, 'mails.claim']);
  });

  it('is saved thirty times an hour', async () => {
    for (let saved = 0; saved < 30; saved += 1) expect((await save(CHOSEN)).status).toBe(200);
    expect(await save(CHOSEN)).toMatchObject({ status: 429 });
    expect((await save(CHOSEN, MIA)).status).toBe(200);
  });

  it('ends with one press without a session, and never by looking', async () => {
    await save(CHOSEN);
    const path = await linkOf('bea', 'delay');
    const looked = await fetch(gateway.url + path, { redirect: 'manual' });
    expect([looked.status, looked.headers.get('location')]).toEqual([303, path.replace('/api', '')]);
    expect(await read()).toMatchObject(CHOSEN);
    expect(await pressInMailProgram(path)).toBe(200);
    expect(await pressInMailProgram(path)).toBe(200);
    expect((await read()).mails).toEqual({ ...CHOSEN.mails, delay: 'none' });
    expect(await gateway.post(await linkOf('bea', 'daily'), {}, {})).toMatchObject({
      status: 200,
      body: { mails: { ...NO_MAILS, claim: 'each' } },
    });
    expect(await pressInMailProgram(await linkOf('bea', 'all'))).toBe(200);
    expect(await read()).toMatchObject({ mails: NO_MAILS, hidden: ['pod'] });
  });

  it('notes when mails were ended, and writes nothing when none were left to end', async () => {
    await save(CHOSEN);
    const written = () =>
      gateway.database.db
        .selectFrom('alert_choices')
        .select(['changed_at', sql<string>`xmin::text`.as('version')])
        .executeTakeFirstOrThrow();
    const before = await written();
    now = new Date('2026-11-21T03:00:00Z');
    expect(await pressInMailProgram(await linkOf('bea', 'invoice'))).toBe(200);
    expect(await written()).toEqual(before);
    expect(await pressInMailProgram(await linkOf('bea', 'delay'))).toBe(200);
    const after = await written();
    expect([before.changed_at, after.changed_at]).toEqual([FRIDAY, now]);
    now = new Date('2026-11-22T03:00:00Z');
    expect(await pressInMailProgram(await linkOf('bea', 'delay'))).toBe(200);
    expect(await written()).toEqual(after);
  });

  it('is kept by no cache and named by no search engine at its links', async () => {
    await save(CHOSEN);
    const path = gateway.url + (await linkOf('bea', 'delay'));
    const unknown = `${gateway.url}/api/alerts/unsubscribe/AAAAAAAAAAAAAAAAAAAAAA/all`;
    for (const [address, method] of [
      [path, 'GET'],
      [path, 'POST'],
      [unknown, 'GET'],
      [unknown, 'POST'],
    ] as const) {
      const { headers } = await fetch(address, { method, redirect: 'manual' });
      expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
    }
  });

  it('is not ended by another site, by an unknown link, or for somebody who never chose', async () => {
    await save(CHOSEN);
    const path = await linkOf('bea', 'all');
    expect(await pressInMailProgram(path, { origin: 'https://evil.example', cookie: 'saltbush=1' })).toBe(403);
    expect(await pressInMailProgram('/api/alerts/unsubscribe/AAAAAAAAAAAAAAAAAAAAAA/all')).toBe(404);
    expect(await pressInMailProgram(await linkOf('bea', 'everything'))).toBe(404);
    expect(await pressInMailProgram(await linkOf('mia', 'all'))).toBe(404);
    expect((await fetch(`${gateway.url}${await linkOf('mia', 'all')}`, { redirect: 'manual' })).status).toBe(404);
    expect(await read()).toMatchObject(CHOSEN);
  });
});

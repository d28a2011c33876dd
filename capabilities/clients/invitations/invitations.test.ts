import { randomUUID } from 'node:crypto';
import { emptyTables } from '../../../auth-gateway/fixtures/emptyTables.ts';
import { DATABASES, gatewayOn } from '../../../auth-gateway/fixtures/gatewayOn.ts';
import { HARBOUR_PRODUCE } from '../../../auth-gateway/fixtures/harbourProduce.ts';
import type { Answer } from '../../../auth-gateway/fixtures/startTestGateway.ts';
import type { DeskClientDetail } from '../api/clients.ts';
import type { Invitation, Invitations } from '../api/invitations.ts';
import { companiesOf } from '../companiesOf.ts';

const FRIDAY = new Date('2026-11-20T03:00:00Z');
const DAY_MS = 86_400_000;
const COMPANY = 'CL-2026-00001';
const who = (name: string, role = 'client') => ({
  'x-test-role': role,
  'x-test-user': name,
  'x-test-email': `${name}@harbour.example`,
});
const NINA = who('nina');
const MALLORY = who('mallory');
const STAFF = who('tom', 'staff');
const NOBODY = {};
const SET_UP = { ...HARBOUR_PRODUCE, email: 'Nina@Harbour.example', deliveryZones: [], notifyAllocator: false };

describe.each(DATABASES)('invitations in the %s database', (kind) => {
  let now = FRIDAY;

  const gateway = gatewayOn(kind, { now: () => now });
  beforeEach(async () => {
    now = FRIDAY;
    await emptyTables(gateway.database);
  });

  const setUp = (headers: Record<string, string> = NOBODY, changes: object = {}) =>
    gateway.post('/api/clients', { ...SET_UP, submissionId: randomUUID(), ...changes }, headers);
  const activate = () =>
    gateway.post(`/api/ops/clients/${COMPANY}/status`, { version: 1, status: 'active', reason: 'Checked' }, STAFF);
  const list = async (headers: Record<string, string>): Promise<Invitation[]> =>
    ((await gateway.get('/api/invitations', headers)).body as unknown as Invitations).invitations;
  const answer = (id: number | string, kindOfAnswer: string, headers: Record<string, string>): Promise<Answer> =>
    gateway.post(`/api/invitations/${id}/${kindOfAnswer}`, {}, headers);
  const invite = (headers: Record<string, string> = STAFF) =>
    gateway.post(`/api/ops/clients/${COMPANY}/invitation`, {}, headers);
  const desk = async () =>
    (await gateway.get(`/api/ops/clients/${COMPANY}`, STAFF)).body as unknown as DeskClientDetail;
  const mails = () => gateway.database.db.selectFrom('mails').selectAll().orderBy('id').execute();
  const companies = (user: string) => companiesOf(gateway.database.db, user);
  const theOne = async (headers: Record<string, string>): Promise<Invitation> => {
    const [one] = await list(headers);
    if (!one) throw new Error('There is no invitation.');
    return one;
  };

  it('invites the contact, and shares nothing before they accept and everything after', async () => {
    await setUp();
    await activate();
    expect(await companies('nina')).toEqual([]);
    expect((await gateway.get('/api/rate-sheets', NINA)).status).toBe(403);
    const waiting = await theOne(NINA);
    expect(waiting).toEqual({
      id: waiting.id,
      reference: COMPANY,
      businessName: 'Harbour Produce',
      invitedBy: { kind: 'visitor' },
      invitedAt: FRIDAY.toISOString(),
      expiresAt: new Date(FRIDAY.getTime() + 30 * DAY_MS).toISOString(),
      status: 'open',
    });
    expect(await answer(waiting.id, 'acceptance', NINA)).toMatchObject({ status: 200, body: { status: 'accepted' } });
    expect(await companies('nina')).toEqual([COMPANY]);
    expect(await list(NINA)).toEqual([]);
    expect(await desk()).toMatchObject({
      users: ['nina@harbour.example'],
      invitation: { status: 'accepted', email: 'nina@harbour.example', settledAt: FRIDAY.toISOString() },
    });
    expect((await desk()).trail.at(-1)).toMatchObject({
      status: 'active',
      reason: 'The contact accepted the invitation and joined',
      actor: 'nina@harbour.example',
    });
  });

  it('says in the mail who set it up and where to answer, and repeats nothing that was typed', async () => {
    await setUp();
    await setUp(MALLORY, { businessName: 'Call 1900 555 555' });
    await setUp(STAFF);
    const texts = (await mails()).map(({ text }) => text);
    expect(texts[0]).toContain('Somebody who was not signed in named this e-mail address');
    expect(texts[1]).toContain('Somebody who was signed in as mallory@harbour.example named this e-mail address');
    expect(texts[2]).toContain('Our staff named this e-mail address');
    for (const text of texts) {
      expect(text).toMatch(/\/api\/login\?returnTo=%2Fdashboard%3Finvitation%3DCL-2026-0000\d$/m);
      expect(text).not.toMatch(/1900|Harbour Produce|Nina|Alexandria/);
    }
  });

  it('joins a contact who sets up their own company, and invites nobody', async () => {
    await setUp(NINA);
    expect(await list(NINA)).toEqual([]);
    expect(await desk()).toMatchObject({ users: ['nina@harbour.example'], invitation: null });
    expect((await mails())[0]?.text).toContain('You belong to the account');
  });

  it('does not count an address as anybody’s when their issuer did not verify it', async () => {
    const unverified = { ...NINA, 'x-test-unverified': 'yes' };
    await setUp(unverified);
    expect(await list(unverified)).toEqual([]);
    const { id } = await theOne(NINA);
    expect((await answer(id, 'acceptance', unverified)).status).toBe(404);
  });

  it('answers everybody else as if there were no invitation', async () => {
    await setUp(MALLORY);
    const { id } = await theOne(NINA);
    expect(await list(MALLORY)).toEqual([]);
    const absent = await answer(999_999, 'acceptance', NINA);
    expect(absent.status).toBe(404);
    for (const headers of [MALLORY, STAFF]) {
      for (const reply of ['acceptance', 'refusal']) {
        expect(await answer(id, reply, headers)).toMatchObject({ status: 404, body: absent.body });
      }
    }
    for (const wrong of ['x', '-1', '1e3', '9'.repeat(40), '%00']) {
      expect((await answer(wrong, 'acceptance', NINA)).status).toBe(404);
    }
    expect((await answer(id, 'acceptance', NOBODY)).status).toBe(401);
    expect((await gateway.get('/api/invitations', NOBODY)).status).toBe(401);
  });

  it('takes the same answer twice, even at once, and no other answer after it', async () => {
    await setUp();
    const { id } = await theOne(NINA);
    const answers = await Promise.all(Array.from({ length: 8 }, () => answer(id, 'acceptance', NINA)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await answer(id, 'refusal', NINA)).toMatchObject({ status: 409, body: { code: 'invitation-settled' } });
    const { trail, users } = await desk();
    expect(trail.filter(({ reason }) => reason.includes('accepted'))).toHaveLength(1);
    expect(users).toEqual(['nina@harbour.example']);
  });

  it('stays refused until staff invite again', async () => {
    await setUp();
    const first = await theOne(NINA);
    expect(await answer(first.id, 'refusal', NINA)).toMatchObject({ status: 200, body: { status: 'refused' } });
    expect(await answer(first.id, 'acceptance', NINA)).toMatchObject({ status: 409 });
    expect(await list(NINA)).toEqual([]);
    expect(await desk()).toMatchObject({ users: [], invitation: { status: 'refused' } });
    now = new Date(FRIDAY.getTime() + DAY_MS);
    expect(await invite()).toMatchObject({ status: 200, body: { invitation: { status: 'open' } } });
    const second = await theOne(NINA);
    expect(second).toMatchObject({ invitedBy: { kind: 'staff' } });
    expect((await answer(second.id, 'acceptance', NINA)).status).toBe(200);
    expect(await invite()).toMatchObject({ status: 409, body: { code: 'invitation-settled' } });
  });

  it('ends after thirty days, and a later invitation replaces it', async () => {
    await setUp();
    const first = await theOne(NINA);
    now = new Date(FRIDAY.getTime() + 30 * DAY_MS);
    expect(await theOne(NINA)).toMatchObject({ id: first.id, status: 'expired' });
    expect(await answer(first.id, 'acceptance', NINA)).toMatchObject({
      status: 409,
      body: { code: 'invitation-expired' },
    });
    expect((await desk()).invitation).toMatchObject({ status: 'expired' });
    await Promise.all([invite(), invite(), invite()]);
    expect(await list(NINA)).toMatchObject([{ status: 'open' }]);
    expect((await mails()).filter(({ kind: of }) => of === 'client-invitation')).toHaveLength(1);
    expect(await answer(first.id, 'acceptance', NINA)).toMatchObject({
      status: 409,
      body: { code: 'invitation-settled', detail: expect.stringContaining('newer invitation') },
    });
    now = new Date(FRIDAY.getTime() + 200 * DAY_MS);
    expect(await list(NINA)).toEqual([]);
  });

  it('mails nobody too often: at most five invitations wait for one address', async () => {
    for (let count = 0; count < 8; count += 1) expect((await setUp()).status).toBe(201);
    expect(await list(NINA)).toHaveLength(5);
    expect(await mails()).toHaveLength(5);
    expect((await gateway.get('/api/ops/clients/CL-2026-00008', STAFF)).body).toMatchObject({ invitation: null });
  });

  it('lets a client answer sixty times an hour', async () => {
    await setUp();
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1) statuses.push((await answer(7_777, 'acceptance', NINA)).status);
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([404]));
    expect(statuses[60]).toBe(429);
  });

  it('changes nothing for users who belong to a client, and invites nobody for it', async () => {
    await setUp();
    const { db } = gateway.database;
    await db.deleteFrom('client_invitations').execute();
    const member = { reference: COMPANY, user_id: 'nina', email: 'nina@harbour.example', joined_at: FRIDAY };
    await db.insertInto('client_users').values(member).execute();
    await activate();
    expect(await companies('nina')).toEqual([COMPANY]);
    expect(await list(NINA)).toEqual([]);
    expect(await desk()).toMatchObject({ invitation: null, users: ['nina@harbour.example'] });
  });
});

import { randomUUID } from 'node:crypto';
import { bookingDesk } from '../../../auth-gateway/fixtures/bookingDesk.ts';
import { emptyTables } from '../../../auth-gateway/fixtures/emptyTables.ts';
import { DATABASES, gatewayOn } from '../../../auth-gateway/fixtures/gatewayOn.ts';
import { layMembers } from '../../../auth-gateway/fixtures/layMembers.ts';
import type { Answer } from '../../../auth-gateway/fixtures/startTestGateway.ts';
import type { DeskPeople, MemberInvitation, Memberships, People } from '../api/members.ts';

const FRIDAY = new Date('2026-11-20T03:00:00Z');
const DAY_MS = 86_400_000;
const COMPANY = 'CL-2026-00001';
const OTHER = 'CL-2026-00002';
const who = (name: string, role = 'client') => ({
  'x-test-role': role,
  'x-test-user': name,
  'x-test-email': `${name}@company.example`,
});
const ANA = who('ana');
const BEN = who('ben');
const CLEO = who('cleo');
const MALLORY = who('mallory');
const STAFF = who('tom', 'staff');

describe.each(DATABASES)('members of a company in the %s database', (kind) => {
  let now = FRIDAY;
  let ids: Record<string, number> = {};
  const { make, cancel } = bookingDesk(
    () => gateway,
    () => now,
  );

  const gateway = gatewayOn(kind, { now: () => now });
  beforeEach(async () => {
    now = FRIDAY;
    await emptyTables(gateway.database);
    const members = { ana: 'owner', ben: 'viewer' } as const;
    ({ ids } = await layMembers(gateway.database.db, { reference: COMPANY, members, now }));
    await layMembers(gateway.database.db, { reference: OTHER, members: { mallory: 'owner' }, now });
    await gateway.database.db.deleteFrom('client_member_invitations').execute();
  });

  const people = async (headers = ANA) =>
    (await gateway.get(`/api/clients/${COMPANY}/people`, headers)).body as unknown as People;
  const invite = (changes: object = {}, headers: Record<string, string> = ANA, reference = COMPANY) => {
    const input = { submissionId: randomUUID(), email: 'Cleo@company.example', role: 'booker', ...changes };
    return gateway.post(`/api/clients/${reference}/people`, input, headers);
  };
  const mails = () => gateway.database.db.selectFrom('mails').selectAll().orderBy('id').execute();
  const linkOfLastMail = async (): Promise<string> =>
    decodeURIComponent((await mails()).at(-1)?.text.match(/returnTo=(\S+)/)?.[1] ?? '').replace('/dashboard/join/', '');
  const look = (token: string, headers: Record<string, string>) =>
    gateway.get(`/api/invitations/links/${token}`, headers);
  const accept = (token: string, headers: Record<string, string>): Promise<Answer> =>
    gateway.post(`/api/invitations/links/${token}/acceptance`, {}, headers);
  const act = (path: string, body: object, headers: Record<string, string> = ANA) =>
    gateway.post(`/api/clients/${path}`, body, headers);

  it('join by the link of a mail, once and with the very address that it went to', async () => {
    const submissionId = randomUUID();
    const answers = await Promise.all([invite({ submissionId }), invite({ submissionId })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await mails()).toHaveLength(1);
    expect((await mails())[0]).toMatchObject({ recipient: 'cleo@company.example', kind: 'member-invitation' });
    expect((await mails())[0]?.text).toContain('ana@company.example invites you to the client account CL-2026-00001');
    const token = await linkOfLastMail();

    for (const headers of [BEN, MALLORY, STAFF, { ...CLEO, 'x-test-unverified': 'yes' }]) {
      expect((await look(token, headers)).status).toBe(404);
      expect((await accept(token, headers)).status).toBe(404);
    }
    expect((await look('aaaaaaaaaaaaaaaaaaaaaa', CLEO)).status).toBe(404);
    expect((await look(token, CLEO)).body).toMatchObject({ status: 'open', role: 'booker', isMember: false });
    expect((await gateway.get('/api/invitations', CLEO)).body).toMatchObject({
      waiting: [{ token, reference: COMPANY, invitedBy: 'ana@company.example' }],
    });

    const joined = await Promise.all([accept(token, CLEO), accept(token, CLEO), accept(token, CLEO)]);
    for (const { status, body } of joined) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ status: 'accepted', isMember: true } satisfies Partial<MemberInvitation>);
    }
    const { members, invitations, events } = await people(CLEO);
    expect(members.map(({ email, role }) => [email, role])).toEqual([
      ['ana@company.example', 'owner'],
      ['ben@company.example', 'viewer'],
      ['cleo@company.example', 'booker'],
    ]);
    expect(members.at(-1)).toMatchObject({ invitedBy: 'ana@company.example', lastSignInAt: null });
    expect(invitations).toEqual([]);
    expect(events.map(({ act: done, actor }) => [done, actor])).toEqual([
      ['joined', 'cleo@company.example'],
      ['invited', 'ana@company.example'],
    ]);
    const may = ['book', 'quote', 'labels', 'claim'];
    const { memberships } = (await gateway.get('/api/clients/memberships', CLEO)).body as unknown as Memberships;
    expect(memberships).toMatchObject([{ reference: COMPANY, role: 'booker', may }]);
  });

  it('are refused kindly with a link that has ended, was taken back or was used', async () => {
    await invite();
    const token = await linkOfLastMail();
    now = new Date(FRIDAY.getTime() + 7 * DAY_MS);
    expect((await look(token, CLEO)).body).toMatchObject({ status: 'expired' });
    expect(await accept(token, CLEO)).toMatchObject({ status: 409, body: { code: 'invitation-expired' } });
    const [ended] = (await people()).invitations;
    expect(ended).toMatchObject({ hasEnded: true, email: 'cleo@company.example' });
    // Sent again, the same link works for seven days more; pressed twice, one mail goes out.
    const again = () => act(`invitations/${ended?.id}/sending`, {});
    expect((await Promise.all([again(), again()])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await mails()).toHaveLength(2);
    expect(await linkOfLastMail()).toBe(token);
    expect((await accept(token, CLEO)).status).toBe(200);
    const cleo = (await people()).members.at(-1);
    expect((await act(`people/${cleo?.id}/removal`, { version: 1 })).status).toBe(200);
    expect((await look(token, CLEO)).body).toMatchObject({ status: 'accepted', isMember: false });
    expect(await accept(token, CLEO)).toMatchObject({
      status: 409,
      body: { code: 'invitation-settled', detail: expect.stringContaining('used already') },
    });
    expect((await gateway.get(`/api/clients/${COMPANY}/people`, CLEO)).status).toBe(404);

    expect((await invite({ email: 'dan@company.example' })).status).toBe(201);
    const [waiting] = (await people()).invitations;
    const back = () => act(`invitations/${waiting?.id}/withdrawal`, {});
    expect((await Promise.all([back(), back()])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await accept(await linkOfLastMail(), who('dan'))).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('taken back') },
    });
    expect((await again()).status).toBe(409);
  });

  it('are invited neither twice nor by strangers, and another company’s people are as absent ones', async () => {
    expect((await invite({ email: 'not an address' })).status).toBe(400);
    expect((await invite({ role: 'king' })).status).toBe(400);
    expect(await invite({ email: 'BEN@company.example' })).toMatchObject({ body: { code: 'member-already' } });
    expect((await invite()).status).toBe(201);
    expect(await invite()).toMatchObject({ status: 409, body: { code: 'invited-already' } });
    const [invitation] = (await people()).invitations;
    for (const headers of [MALLORY, CLEO, STAFF]) {
      const absent = (await gateway.get('/api/clients/CL-2026-09999/people', headers)).body;
      expect(await gateway.get(`/api/clients/${COMPANY}/people`, headers)).toMatchObject({ status: 404, body: absent });
      expect((await invite({ email: 'x@company.example' }, headers)).status).toBe(404);
      for (const [path, body] of [
        [`people/${ids.ben}/role`, { version: 1, role: 'owner' }],
        [`people/${ids.ben}/removal`, { version: 1 }],
        [`invitations/${invitation?.id}/sending`, {}],
        [`invitations/${invitation?.id}/withdrawal`, {}],
      ] as const) {
        const none = await act(path.replace(/\/\d+\//, '/999999/'), body, headers);
        expect(await act(path, body, headers)).toMatchObject({ status: 404, body: none.body });
      }
    }
    expect((await people()).members).toHaveLength(2);
    const { db } = gateway.database;
    await db.updateTable('clients').set({ status: 'pending' }).where('reference', '=', COMPANY).execute();
    expect(await invite({ email: 'x@company.example' })).toMatchObject({ body: { code: 'client-pending' } });
  });

  it('keep an owner, whoever asks, also when two owners go at each other at once', async () => {
    expect(await act(`people/${ids.ana}/role`, { version: 1, role: 'viewer' })).toMatchObject({
      status: 409,
      body: { code: 'last-owner' },
    });
    const reason = 'Asked by telephone';
    expect(
      await gateway.post(`/api/ops/clients/people/${ids.ana}/removal`, { version: 1, reason }, STAFF),
    ).toMatchObject({ status: 409, body: { code: 'last-owner' } });
    expect((await act(`people/${ids.ben}/role`, { version: 1, role: 'owner' })).status).toBe(200);
    expect((await act(`people/${ids.ben}/role`, { version: 1, role: 'owner' })).status).toBe(200);
    expect(await act(`people/${ids.ben}/role`, { version: 1, role: 'viewer' })).toMatchObject({
      status: 409,
      body: { code: 'stale' },
    });
    expect(await act(`people/${ids.ana}/removal`, { version: 1 })).toMatchObject({
      body: { code: 'removing-yourself' },
    });
    const statuses = await Promise.all([
      act(`people/${ids.ben}/removal`, { version: 2 }, ANA),
      act(`people/${ids.ana}/removal`, { version: 1 }, BEN),
    ]);
    expect(statuses.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const owners = await gateway.database.db
      .selectFrom('client_users')
      .select('email')
      .where('reference', '=', COMPANY)
      .where('role', '=', 'owner')
      .execute();
    expect(owners).toHaveLength(1);
  });

  it('who are removed lose the freight that they booked for it, their sessions, and get a mail', async () => {
    const { db } = gateway.database;
    await db.updateTable('client_users').set({ role: 'booker' }).where('user_id', '=', 'ben').execute();
    const { reference, token } = await make({}, BEN);
    await db
      .insertInto('sessions')
      .values({
        ...{ sid: 'of-ben', expire: new Date(Date.now() + DAY_MS) },
        sess: JSON.stringify({ user: { id: 'ben' }, signedInAt: FRIDAY.getTime() }),
      })
      .execute();
    expect((await people()).members[1]).toMatchObject({ lastSignInAt: FRIDAY.toISOString() });
    const shipment = await gateway.get(`/api/shipments/${reference}`, ANA);
    expect(shipment.body).toMatchObject({ bookedBy: 'ben@company.example', cancelledBy: null });
    expect((await act(`people/${ids.ben}/removal`, { version: 1 })).status).toBe(200);
    expect(await db.selectFrom('sessions').select('sid').execute()).toEqual([]);
    expect(await db.selectFrom('session_ends').select(['user_id', 'reason', 'actor']).execute()).toEqual([
      { user_id: 'ben', reason: `Removed from the client account ${COMPANY}`, actor: 'an owner of it' },
    ]);
    expect((await mails()).at(-1)).toMatchObject({ kind: 'member-removed', recipient: 'ben@company.example' });
    expect((await gateway.get(`/api/shipments/${reference}`, BEN)).status).toBe(404);
    expect((await gateway.get('/api/shipments', BEN)).body).toMatchObject({ total: 0 });
    expect((await gateway.get('/api/bookings', BEN)).body).toMatchObject({ total: 0 });
    expect((await gateway.get(`/api/shipments/${reference}`, ANA)).status).toBe(200);
    expect((await cancel(token, true, ANA)).status).toBe(200);
    expect((await gateway.get(`/api/shipments/${reference}`, ANA)).body).toMatchObject({
      cancelledBy: 'ana@company.example',
    });
  });

  it('who only read get no link that needs no role, and book for the company where they may', async () => {
    const { reference } = await make({}, ANA);
    const seen = await gateway.get(`/api/shipments/${reference}`, BEN);
    expect(seen.body).toMatchObject({
      ...{ may: [], bookingToken: '', quoteToken: '', bookedBy: 'ana@company.example' },
      cancellation: { isOpen: false },
    });
    await layMembers(gateway.database.db, { reference: 'CL-2026-00003', members: { ben: 'booker' }, now });
    const own = await make({}, BEN);
    const { client_reference: company } = await gateway.database.db
      .selectFrom('bookings')
      .select('client_reference')
      .where('reference', '=', own.reference)
      .executeTakeFirstOrThrow();
    expect(company).toBe('CL-2026-00003');
  });

  it('are looked after by staff too, with a reason that members do not read', async () => {
    const ops = (path: string, body: object) => gateway.post(`/api/ops/clients/${path}`, body, STAFF);
    const input = { submissionId: randomUUID(), email: 'cleo@company.example', role: 'owner' };
    expect((await ops(`${COMPANY}/people`, { ...input, reason: ' ' })).status).toBe(400);
    expect((await ops(`${COMPANY}/people`, { ...input, reason: 'Rang us' })).status).toBe(201);
    expect((await ops('CL-2026-09999/people', { ...input, reason: 'Rang us' })).status).toBe(409);
    expect((await mails()).at(-1)?.text).toContain('Our staff invite you');
    expect((await accept(await linkOfLastMail(), CLEO)).status).toBe(200);
    expect((await ops(`people/${ids.ben}/role`, { version: 1, role: 'accounts', reason: 'Asked' })).status).toBe(200);
    const desk = (await gateway.get(`/api/ops/clients/${COMPANY}/people`, STAFF)).body as unknown as DeskPeople;
    expect(desk.events.map(({ act: done, actor, reason }) => [done, actor, reason])).toEqual([
      ['role changed', 'tom@company.example', 'Asked'],
      ['joined', 'cleo@company.example', ''],
      ['invited', 'tom@company.example', 'Rang us'],
    ]);
    const { events, members } = await people();
    expect(events.map(({ actor, reason }) => [actor, reason])).toEqual([
      ['staff', ''],
      ['cleo@company.example', ''],
      ['staff', ''],
    ]);
    expect(members).toContainEqual(expect.objectContaining({ invitedBy: 'staff', role: 'owner' }));
  });

  it('have at most twenty invitations that wait', async () => {
    for (let count = 0; count < 20; count += 1) {
      expect((await invite({ email: `p${count}@company.example` })).status).toBe(201);
    }
    expect(await invite()).toMatchObject({ status: 409, body: { code: 'invitations-full' } });
  });
});

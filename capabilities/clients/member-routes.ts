import { type Route, route } from '@saltbush/capability';
import { orNotFound } from '@saltbush/capability/desk';
import { rowId } from '@saltbush/capability/http';
import type { User } from '@saltbush/contract';
import type { Request } from 'express';
import { MEMBER_ROLES } from './api/member-roles.data.ts';
import {
  changeRoleSchema,
  inviteMemberSchema,
  type MemberInvitation,
  type Memberships,
  type People,
  removeMemberSchema,
} from './api/members.ts';
import type { ClientParts } from './client-parts.ts';
import { changeRole } from './members/changeRole.ts';
import { findMemberInvitation } from './members/findMemberInvitation.ts';
import { inviteMember } from './members/inviteMember.ts';
import { joinCompany } from './members/joinCompany.ts';
import { listPeople } from './members/listPeople.ts';
import { type MembershipRow, membershipsOf } from './members/membershipsOf.ts';
import type { Actor } from './members/noteMemberEvent.ts';
import { removeMember } from './members/removeMember.ts';
import { requireRole } from './members/requireRole.ts';
import { sendInvitationAgain } from './members/sendInvitationAgain.ts';
import { takeInvitationBack } from './members/takeInvitationBack.ts';

/** Beside what a company may send in a day. */
const INVITE_RATE = { name: 'member-invitations', points: 60, durationSeconds: 3_600 };
const ANSWER_RATE = { name: 'invitation-answers', points: 60, durationSeconds: 3_600, by: 'user' } as const;
const NO_COMPANY = 'You belong to no company with this reference.';
const NO_MEMBER = 'There is no such person in your company. Load the page again.';
const NO_INVITATION = 'There is no such invitation in your company. Load the page again.';
const NOT_YOURS =
  'There is no such invitation for you. Sign in with the address that it went to, and open the link as it stands in the mail.';

const actorOf = ({ id, email }: User): Actor => ({ userId: id, email, isStaff: false, reason: '' });

const invitingOf = (user: User, { house: { links, publicUrl, now } }: ClientParts) => ({
  ...{ actor: actorOf(user), links, publicUrl },
  now: now(),
});

/** @throws Refusal `not-found` for somebody who does not belong to the company. */
async function membershipIn(reference: string, userId: string, { house }: ClientParts): Promise<MembershipRow> {
  const memberships = await membershipsOf(house.database.db, userId);
  return orNotFound(memberships.find((each) => each.reference === reference) ?? null, NO_COMPANY);
}

async function peopleOf(reference: string, user: User, parts: ClientParts): Promise<People> {
  const { businessName, status, role } = await membershipIn(reference, user.id, parts);
  const people = await listPeople({ reference, reader: 'member', now: parts.house.now() }, parts.house);
  return { ...people, businessName, status, role };
}

/** The user's verified address; there is no invitation for an address that nobody has verified. */
const addressOf = (request: Request, { house }: ClientParts): string =>
  orNotFound(house.verifiedEmailOf(request), NOT_YOURS);

async function invitationOf(
  token: string,
  user: User,
  email: string,
  { house }: ClientParts,
): Promise<MemberInvitation> {
  const asked = { token, email, userId: user.id, now: house.now() };
  return orNotFound(await findMemberInvitation(house.database.db, asked), NOT_YOURS);
}

/** The people of a company, for its members: everybody sees them, and owners say who belongs to it. */
export const memberRoutes: readonly Route<ClientParts>[] = [
  route('GET /api/clients/memberships', { access: 'signed in' }, async ({ user }, { house }): Promise<Memberships> => {
    const rows = await membershipsOf(house.database.db, user.id);
    return { memberships: rows.map((row) => ({ ...row, may: MEMBER_ROLES[row.role].may })) };
  }),
  route(
    'GET /api/clients/:reference/people',
    { access: 'own' },
    ({ params, user }, parts): Promise<People> => peopleOf(params.reference, user, parts),
  ),
  route(
    'POST /api/clients/:reference/people',
    { access: 'own', rate: INVITE_RATE, body: inviteMemberSchema, answers: 201 },
    async (call, parts): Promise<People> => {
      const { params, user } = call;
      const { reference } = params;
      requireRole(await membershipIn(reference, user.id, parts), 'people');
      const inviting = invitingOf(user, parts);
      const isDone = await inviteMember(parts.house.database.db, { reference, input: call.body, inviting });
      return peopleOf(orNotFound(isDone ? reference : null, NO_COMPANY), user, parts);
    },
  ),
  route(
    'POST /api/clients/people/:id/role',
    { access: 'own', body: changeRoleSchema },
    async (call, parts): Promise<People> => {
      const { params, user } = call;
      const id = orNotFound(rowId(params.id), NO_MEMBER);
      const change = { id, input: () => call.body, actor: actorOf(user), now: parts.house.now() };
      return peopleOf(orNotFound(await changeRole(parts.house.database.db, change), NO_MEMBER), user, parts);
    },
  ),
  route(
    'POST /api/clients/people/:id/removal',
    { access: 'own', body: removeMemberSchema },
    async (call, parts): Promise<People> => {
      const { params, user } = call;
      const id = orNotFound(rowId(params.id), NO_MEMBER);
      const removal = { id, input: () => call.body, actor: actorOf(user), now: parts.house.now() };
      const { reference, userId } = orNotFound(await removeMember(parts.house.database.db, removal), NO_MEMBER);
      // What is kept for ever names no client.
      await parts.endSignIns(userId, { reference, actor: 'an owner of it' });
      return peopleOf(reference, user, parts);
    },
  ),
  route(
    'POST /api/clients/invitations/:id/sending',
    { access: 'own', rate: INVITE_RATE },
    async ({ params, user }, parts): Promise<People> => {
      const id = orNotFound(rowId(params.id), NO_INVITATION);
      const sent = await sendInvitationAgain(parts.house.database.db, { id, inviting: invitingOf(user, parts) });
      return peopleOf(orNotFound(sent, NO_INVITATION), user, parts);
    },
  ),
  route(
    'POST /api/clients/invitations/:id/withdrawal',
    { access: 'own' },
    async ({ params, user }, parts): Promise<People> => {
      const id = orNotFound(rowId(params.id), NO_INVITATION);
      const withdrawal = { id, actor: actorOf(user), now: parts.house.now() };
      const reference = await takeInvitationBack(parts.house.database.db, withdrawal);
      return peopleOf(orNotFound(reference, NO_INVITATION), user, parts);
    },
  ),
  route(
    'GET /api/invitations/links/:token',
    { access: 'own' },
    ({ params, user, request }, parts): Promise<MemberInvitation> =>
      invitationOf(params.token, user, addressOf(request, parts), parts),
  ),
  route(
    'POST /api/invitations/links/:token/acceptance',
    { access: 'own', rate: ANSWER_RATE },
    async ({ params: { token }, user, request }, parts): Promise<MemberInvitation> => {
      const { database, now } = parts.house;
      const email = addressOf(request, parts);
      const hasJoined = await joinCompany(database.db, { token, user, email, now: now() });
      return invitationOf(orNotFound(hasJoined ? token : null, NOT_YOURS), user, email, parts);
    },
  ),
];

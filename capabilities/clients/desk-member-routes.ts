import { type Route, route } from '@saltbush/capability';
import { orNotFound } from '@saltbush/capability/desk';
import { rowId } from '@saltbush/capability/http';
import type { User } from '@saltbush/contract';
import {
  type DeskPeople,
  deskInviteSchema,
  deskRemovalSchema,
  deskRoleSchema,
  deskWithdrawalSchema,
} from './api/members.ts';
import type { ClientParts } from './client-parts.ts';
import { changeRole } from './members/changeRole.ts';
import { inviteMember } from './members/inviteMember.ts';
import { listPeople } from './members/listPeople.ts';
import type { Actor } from './members/noteMemberEvent.ts';
import { removeMember } from './members/removeMember.ts';
import { sendInvitationAgain } from './members/sendInvitationAgain.ts';
import { takeInvitationBack } from './members/takeInvitationBack.ts';

const NO_CLIENT = 'There is no such client. Check the reference.';
const NO_MEMBER = 'There is no such person in any client. Load the client again.';
const NO_INVITATION = 'There is no such invitation. Load the client again.';

const actorOf = ({ id, email }: User, reason: string): Actor => ({ userId: id, email, isStaff: true, reason });

async function peopleOf(reference: string, { house }: ClientParts): Promise<DeskPeople> {
  const { database, now } = house;
  const client = await database.db
    .selectFrom('clients')
    .select('reference')
    .where('reference', '=', reference)
    .executeTakeFirst();
  const found = orNotFound(client ?? null, NO_CLIENT);
  return listPeople({ reference: found.reference, reader: 'staff', now: now() }, house);
}

/** The people of a client, for staff, who say why they change them. */
export const deskMemberRoutes: readonly Route<ClientParts>[] = [
  route(
    'GET /api/ops/clients/:reference/people',
    { access: 'staff' },
    ({ params }, parts): Promise<DeskPeople> => peopleOf(params.reference, parts),
  ),
  route(
    'POST /api/ops/clients/:reference/people',
    { access: 'staff', body: deskInviteSchema, answers: 201 },
    async ({ params: { reference }, body: { reason, ...input }, user }, parts): Promise<DeskPeople> => {
      const { database, links, publicUrl, now } = parts.house;
      const inviting = { actor: actorOf(user, reason), now: now(), links, publicUrl };
      const isDone = await inviteMember(database.db, { reference, input, inviting });
      return peopleOf(orNotFound(isDone ? reference : null, NO_CLIENT), parts);
    },
  ),
  route(
    'POST /api/ops/clients/people/:id/role',
    { access: 'staff', body: deskRoleSchema },
    async ({ params, body: { reason, ...input }, user }, parts): Promise<DeskPeople> => {
      const { database, now } = parts.house;
      const id = orNotFound(rowId(params.id), NO_MEMBER);
      const change = { id, input: () => input, actor: actorOf(user, reason), now: now() };
      return peopleOf(orNotFound(await changeRole(database.db, change), NO_MEMBER), parts);
    },
  ),
  route(
    'POST /api/ops/clients/people/:id/removal',
    { access: 'staff', body: deskRemovalSchema },
    async ({ params, body: { reason, ...input }, user }, parts): Promise<DeskPeople> => {
      const { database, now } = parts.house;
      const id = orNotFound(rowId(params.id), NO_MEMBER);
      const removal = { id, input: () => input, actor: actorOf(user, reason), now: now() };
      const { reference, userId } = orNotFound(await removeMember(database.db, removal), NO_MEMBER);
      await parts.endSignIns(userId, { reference, actor: user.email });
      return peopleOf(reference, parts);
    },
  ),
  route(
    'POST /api/ops/clients/invitations/:id/sending',
    { access: 'staff' },
    async ({ params, user }, parts): Promise<DeskPeople> => {
      const { database, links, publicUrl, now } = parts.house;
      const id = orNotFound(rowId(params.id), NO_INVITATION);
      const inviting = { actor: actorOf(user, ''), now: now(), links, publicUrl };
      return peopleOf(orNotFound(await sendInvitationAgain(database.db, { id, inviting }), NO_INVITATION), parts);
    },
  ),
  route(
    'POST /api/ops/clients/invitations/:id/withdrawal',
    { access: 'staff', body: deskWithdrawalSchema },
    async ({ params, body: { reason }, user }, parts): Promise<DeskPeople> => {
      const { database, now } = parts.house;
      const id = orNotFound(rowId(params.id), NO_INVITATION);
      const withdrawal = { id, actor: actorOf(user, reason), now: now() };
      return peopleOf(orNotFound(await takeInvitationBack(database.db, withdrawal), NO_INVITATION), parts);
    },
  ),
];

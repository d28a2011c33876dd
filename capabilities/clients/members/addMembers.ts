import { type PrivateLinks, tokenHash } from '@saltbush/capability/references';
import type { Kysely } from 'kysely';
import type { MemberRole } from '../api/member-roles.data.ts';
import type { Tables } from '../tables.ts';
import { endOfInvitation } from './inviteMember.ts';
import { memberInvitationToken } from './memberInvitationToken.ts';
import { noteMemberEvent } from './noteMemberEvent.ts';

export interface GivenPeople {
  reference: string;
  /** Who invited them all. */
  owner: { userId: string; email: string };
  members: readonly { userId: string; email: string; role: MemberRole; joinedAt: Date }[];
  /** Who is invited and has not come yet. */
  invited: readonly { submissionId: string; email: string; role: MemberRole; at: Date }[];
  links: PrivateLinks;
}

/** Adds people to a client that nothing was done about yet, without a mail to anybody. */
export async function addMembers(
  transaction: Kysely<Tables>,
  { reference, owner, members, invited, links }: GivenPeople,
): Promise<void> {
  const known = await transaction
    .selectFrom('client_member_events')
    .select('id')
    .where('reference', '=', reference)
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  const actor = { ...owner, isStaff: false, reason: '' };
  for (const { userId, email, role, joinedAt: at } of members) {
    const member = { reference, user_id: userId, email, role, joined_at: at, invited_by: owner.email };
    await transaction
      .insertInto('client_users')
      .values(member)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await noteMemberEvent(transaction, { reference, act: 'joined', email, role }, { actor: { ...actor, email }, at });
  }
  for (const { submissionId, email, role, at } of invited) {
    const token = memberInvitationToken(links, submissionId);
    await transaction
      .insertInto('client_member_invitations')
      .values({
        ...{ reference, submission_id: submissionId, token_hash: tokenHash(token) ?? '', email, role },
        ...{ invited_by: owner.email, invited_at: at, sent_at: at, expires_at: endOfInvitation(at) },
      })
      .execute();
    await noteMemberEvent(transaction, { reference, act: 'invited', email, role }, { actor, at });
  }
}

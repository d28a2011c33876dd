import type { Kysely } from 'kysely';
import type { MemberEvent } from '../api/members.ts';
import type { Tables } from '../tables.ts';

/** Who acts: a member of the company, or staff with a reason. */
export interface Actor {
  userId: string;
  email: string;
  isStaff: boolean;
  /** Blank for a member. */
  reason: string;
}

/** How members are told who invited somebody. Which member of staff it was is in the trail. */
export const inviterOf = ({ isStaff, email }: Actor): string => (isStaff ? 'staff' : email);

interface NewEvent extends Pick<MemberEvent, 'act' | 'email' | 'role'> {
  reference: string;
  /** Of whom it is about, once they belong to it. */
  userId?: string;
}

/** Records what was done about a member, within the transaction that does it. */
export async function noteMemberEvent(
  transaction: Kysely<Tables>,
  { reference, act, email, role, userId }: NewEvent,
  { actor, at }: { actor: Actor; at: Date },
): Promise<void> {
  const by = { actor: actor.email, by_staff: actor.isStaff, reason: actor.reason.trim() };
  const about = { email, role, user_id: userId ?? null };
  await transaction
    .insertInto('client_member_events')
    .values({ reference, at, act, ...about, ...by })
    .execute();
}

import { requireVersion } from '@saltbush/capability/desk';
import { queueMail } from '@saltbush/capability/mail';
import { Refusal } from '@saltbush/capability/refusal';
import type { Kysely } from 'kysely';
import type { RemoveMemberInput } from '../api/members.ts';
import type { Tables } from '../tables.ts';
import { companyOfMember } from './companyOfMember.ts';
import { removalMail } from './memberMails.ts';
import { type Actor, noteMemberEvent } from './noteMemberEvent.ts';
import { requireOtherOwner } from './requireOtherOwner.ts';

/**
 * Removes a member. @returns the reference of the company and the user, whose sessions are to end; null when there is no
 * such member for whoever acts.
 * @throws Refusal `role-not-enough`, `stale`, `last-owner`, `removing-yourself`.
 */
export async function removeMember(
  db: Kysely<Tables>,
  { id, input: read, actor, now }: { id: number; input: () => RemoveMemberInput; actor: Actor; now: Date },
): Promise<{ reference: string; userId: string } | null> {
  return db.transaction().execute(async (transaction) => {
    const found = await companyOfMember(transaction, id, actor);
    if (found === null) return null;
    const { member, company } = found;
    const { reference, email, role, user_id: userId } = member;
    const { version } = read();
    requireVersion({ reference: email, version: member.version }, version);
    if (role === 'owner') await requireOtherOwner(transaction, member);
    if (!actor.isStaff && userId === actor.userId) {
      const message = 'You cannot remove yourself. Another owner can, or our staff.';
      throw new Refusal(message, { status: 409, code: 'removing-yourself' });
    }
    await transaction.deleteFrom('client_users').where('id', '=', id).execute();
    await noteMemberEvent(transaction, { reference, act: 'removed', email, role, userId }, { actor, at: now });
    await queueMail(transaction, removalMail({ ...company, to: email }));
    return { reference, userId };
  });
}

import { requireVersion } from '@saltbush/capability/desk';
import type { Kysely } from 'kysely';
import type { ChangeRoleInput } from '../api/members.ts';
import type { Tables } from '../tables.ts';
import { companyOfMember } from './companyOfMember.ts';
import { type Actor, noteMemberEvent } from './noteMemberEvent.ts';
import { requireOtherOwner } from './requireOtherOwner.ts';

/**
 * Gives a member another role; the role they have changes nothing. @returns the reference of the company; null when there
 * is no such member for whoever acts.
 * @throws Refusal `role-not-enough`, `stale`, `last-owner`.
 */
export async function changeRole(
  db: Kysely<Tables>,
  { id, input: read, actor, now }: { id: number; input: () => ChangeRoleInput; actor: Actor; now: Date },
): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    const found = await companyOfMember(transaction, id, actor);
    if (found === null) return null;
    const { member, company } = found;
    const { role, version } = read();
    if (member.role === role) return company.reference;
    requireVersion({ reference: member.email, version: member.version }, version);
    if (member.role === 'owner') await requireOtherOwner(transaction, member);
    await transaction
      .updateTable('client_users')
      .set({ role, version: member.version + 1 })
      .where('id', '=', id)
      .execute();
    const { reference, email } = member;
    await noteMemberEvent(transaction, { reference, act: 'role changed', email, role }, { actor, at: now });
    return reference;
  });
}

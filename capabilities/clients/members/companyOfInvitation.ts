import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../tables.ts';
import { type LockedCompany, lockCompany } from './lockCompany.ts';
import type { Actor } from './noteMemberEvent.ts';

/**
 * An invitation with its company, which is locked. Null when there is none, or when it is of a company that whoever acts
 * does not belong to.
 * @throws Refusal `role-not-enough`.
 */
export async function companyOfInvitation(
  transaction: Kysely<Tables>,
  id: number,
  actor: Actor,
): Promise<{ invitation: Selectable<Tables['client_member_invitations']>; company: LockedCompany } | null> {
  const find = () =>
    transaction.selectFrom('client_member_invitations').selectAll().where('id', '=', id).executeTakeFirst();
  const before = await find();
  const company = before ? await lockCompany(transaction, before.reference, actor) : null;
  // It may have been accepted or taken back while this transaction waited for the company.
  const invitation = company === null ? undefined : await find();
  return company === null || !invitation ? null : { invitation, company };
}

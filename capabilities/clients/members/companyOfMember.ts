import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../tables.ts';
import { type LockedCompany, lockCompany } from './lockCompany.ts';
import type { Actor } from './noteMemberEvent.ts';

/**
 * A member with their company, which is locked. Null when there is no such member, or when they belong to a company that
 * whoever acts does not belong to.
 * @throws Refusal `role-not-enough`.
 */
export async function companyOfMember(
  transaction: Kysely<Tables>,
  id: number,
  actor: Actor,
): Promise<{ member: Selectable<Tables['client_users']>; company: LockedCompany } | null> {
  const find = () => transaction.selectFrom('client_users').selectAll().where('id', '=', id).executeTakeFirst();
  const before = await find();
  const company = before ? await lockCompany(transaction, before.reference, actor) : null;
  // Somebody may have changed or removed the member while this transaction waited for the company.
  const member = company === null ? undefined : await find();
  return company === null || !member ? null : { member, company };
}

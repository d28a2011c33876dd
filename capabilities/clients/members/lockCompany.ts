import type { Kysely } from 'kysely';
import type { AccountStatus } from '../api/clients.ts';
import type { Tables } from '../tables.ts';
import type { Actor } from './noteMemberEvent.ts';
import { requireRole } from './requireRole.ts';

export interface LockedCompany {
  reference: string;
  businessName: string;
  status: AccountStatus;
}

/**
 * Locks a company for this transaction, so that of two owners who remove each other at once the second one is refused.
 * Null when there is none, or when whoever acts is neither staff nor a member of it.
 * @throws Refusal `role-not-enough` for a member who may not say who belongs to it.
 */
export async function lockCompany(
  transaction: Kysely<Tables>,
  reference: string,
  actor: Actor,
): Promise<LockedCompany | null> {
  const company = await transaction
    .selectFrom('clients')
    .select(['reference', 'business_name as businessName', 'status'])
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
  if (!company) return null;
  if (actor.isStaff) return company;
  const member = await transaction
    .selectFrom('client_users')
    .select('role')
    .where('reference', '=', reference)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst();
  if (!member) return null;
  requireRole({ businessName: company.businessName, role: member.role }, 'people');
  return company;
}

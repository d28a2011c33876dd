import type { Kysely } from 'kysely';
import type { MemberAct } from '../api/member-roles.data.ts';
import type { Tables } from '../tables.ts';
import { membershipsOf } from './membershipsOf.ts';
import { requireRole } from './requireRole.ts';

/**
 * Whether a member of a company may do something to a record of it. Who is no member of it came by another way, such as a
 * private link, and is not refused here.
 * @throws Refusal `role-not-enough`.
 */
export async function requireMay(
  db: Kysely<Tables>,
  { userId, act, company }: { userId: string; act: MemberAct; company: string | null },
): Promise<void> {
  if (company === null) return;
  const memberships = await membershipsOf(db, userId);
  const member = memberships.find(({ reference }) => reference === company);
  if (member) requireRole(member, act);
}

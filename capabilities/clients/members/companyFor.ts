import type { Kysely } from 'kysely';
import type { MemberAct } from '../api/member-roles.data.ts';
import { mayDo } from '../api/member-roles.data.ts';
import type { Tables } from '../tables.ts';
import { membershipsOf } from './membershipsOf.ts';
import { requireRole } from './requireRole.ts';

/**
 * The company for which a user does something: the first whose role lets them, active ones before others. Null for
 * somebody who belongs to none that staff have approved: they act for themselves.
 * @throws Refusal `role-not-enough` when they belong to companies and no role lets them.
 */
export async function companyFor(db: Kysely<Tables>, userId: string, act: MemberAct): Promise<string | null> {
  const memberships = (await membershipsOf(db, userId)).filter(({ status }) => status !== 'pending');
  const [first] = memberships;
  if (first === undefined) return null;
  const able = memberships.find(({ role }) => mayDo(role, act));
  if (able === undefined) requireRole(first, act);
  return able?.reference ?? null;
}

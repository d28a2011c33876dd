import type { Transaction } from 'kysely';
import { type MembershipRow, membershipsOf } from '../members/membershipsOf.ts';
import { requireRole } from '../members/requireRole.ts';
import type { Tables } from '../tables.ts';
import type { KeyRow } from './keyRow.ts';

/**
 * A key of a company of the user's, which nobody else changes meanwhile. Null when no company of theirs has such a key.
 * @throws Refusal `role-not-enough`.
 */
export async function ownKey(
  transaction: Transaction<Tables>,
  { id, userId }: { id: number; userId: string },
): Promise<{ row: KeyRow; company: MembershipRow } | null> {
  const row = await transaction.selectFrom('api_keys').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  const memberships = await membershipsOf(transaction, userId);
  const company = memberships.find(({ reference }) => reference === row?.reference);
  if (row === undefined || company === undefined) return null;
  requireRole(company, 'developers');
  return { row, company };
}

import { Refusal } from '@saltbush/capability/refusal';
import { requireMay } from '@saltbush/clients/neighbours';
import type { Kysely } from 'kysely';
import { type ClientScope, inScope } from '../shipments/client-scope.ts';
import type { Tables } from '../tables.ts';

/** Missing ones named in a refusal. */
const MOST_NAMED = 3;

/** Bookings with these references; for a client those in the scope alone. */
export function selectOf(db: Kysely<Tables>, references: readonly string[], scope: ClientScope | null) {
  const found = db.selectFrom('bookings').where('bookings.reference', 'in', [...references]);
  return scope === null ? found : found.where(inScope(scope));
}

/**
 * The rows in the order of their references.
 * @throws Refusal `not-found` when one is missing: it does not exist, or belongs to somebody else.
 */
export function inOrder<Row extends { reference: string }>(rows: readonly Row[], references: readonly string[]): Row[] {
  const found = new Map(rows.map((row) => [row.reference, row]));
  const missing = references.filter((reference) => !found.has(reference));
  if (missing.length > 0) {
    const named = missing.slice(0, MOST_NAMED).join(', ');
    const more = missing.length > MOST_NAMED ? ` and ${missing.length - MOST_NAMED} more` : '';
    throw new Refusal(`There is no consignment ${named}${more}. Nothing was printed. Take it out and print again.`, {
      status: 404,
      code: 'not-found',
    });
  }
  return references.flatMap((reference) => found.get(reference) ?? []);
}

/**
 * Papers give packages their numbers, so a member's role has to allow labels, in each company whose freight it is.
 * @throws Refusal `role-not-enough`.
 */
export async function requirePrinting(
  db: Kysely<Tables>,
  rows: readonly { client_reference: string | null }[],
  scope: ClientScope | null,
): Promise<void> {
  if (scope === null) return;
  const companies = new Set(rows.map(({ client_reference }) => client_reference));
  for (const company of companies) await requireMay(db, { userId: scope.userId, act: 'labels', company });
}

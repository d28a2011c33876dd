import type { Kysely } from 'kysely';
import type { ApiKey } from '../api/keys.ts';
import { membershipsOf } from '../members/membershipsOf.ts';
import { requireRole } from '../members/requireRole.ts';
import type { Tables } from '../tables.ts';
import { keyOfRow } from './keyRow.ts';

interface Revoking {
  id: number;
  user: { id: string; email: string };
  now: Date;
}

/**
 * Revokes a key; its next request is refused, at every gateway. One that was revoked before stays as it is. Null when no
 * company of the user's has such a key.
 * @throws Refusal `role-not-enough`.
 */
export async function revokeKey(db: Kysely<Tables>, { id, user, now }: Revoking): Promise<ApiKey | null> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('api_keys')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    const memberships = await membershipsOf(transaction, user.id);
    const company = memberships.find(({ reference }) => reference === row?.reference);
    if (row === undefined || company === undefined) return null;
    requireRole(company, 'developers');
    if (row.revoked_at !== null) return keyOfRow(row);
    const revoked = await transaction
      .updateTable('api_keys')
      .set({ revoked_at: now, revoked_by: user.email })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return keyOfRow(revoked);
  });
}

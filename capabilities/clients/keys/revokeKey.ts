import type { Kysely } from 'kysely';
import type { ApiKey } from '../api/keys.ts';
import type { Tables } from '../tables.ts';
import { keyOfRow } from './keyRow.ts';
import { ownKey } from './ownKey.ts';

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
    const own = await ownKey(transaction, { id, userId: user.id });
    if (own === null) return null;
    if (own.row.revoked_at !== null) return keyOfRow(own.row);
    const revoked = await transaction
      .updateTable('api_keys')
      .set({ revoked_at: now, revoked_by: user.email })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return keyOfRow(revoked);
  });
}

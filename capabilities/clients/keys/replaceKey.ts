import { Refusal } from '@saltbush/capability/refusal';
import type { Kysely } from 'kysely';
import { KEY_OVERLAP_HOURS } from '../api/key-lifetimes.data.ts';
import type { ApiKeyMade, ReplaceKeyInput } from '../api/keys.ts';
import type { Tables } from '../tables.ts';
import { addKey, type KeyMaking } from './addKey.ts';
import { ownKey } from './ownKey.ts';
import { requireActive } from './requireActive.ts';

const HOUR_MS = 3_600_000;

interface Replacing extends KeyMaking {
  id: number;
  userId: string;
  /** Read once it is known that the key is theirs: to others its address says nothing. */
  input: () => ReplaceKeyInput;
}

/**
 * Makes a key in the place of another, with its name and rights. The other one still works for a day, no longer than it
 * would have anyway, so that programs can change over one after the other; one that ended stays so. Null when no company
 * of the user's has such a key.
 * @throws Refusal `role-not-enough`, `client-pending`, `key-revoked`, `key-replaced`, `keys-full`, `submission-reused`.
 */
export async function replaceKey(
  db: Kysely<Tables>,
  { id, userId, input, ...making }: Replacing,
): Promise<{ made: ApiKeyMade; isNew: boolean } | null> {
  return db.transaction().execute(async (transaction) => {
    const own = await ownKey(transaction, { id, userId });
    if (own === null) return null;
    const { row, company } = own;
    requireActive(company);
    const { name, mode, scopes } = row;
    const overlapEnd = new Date(making.now.getTime() + KEY_OVERLAP_HOURS * HOUR_MS);
    const until = row.ends_at !== null && row.ends_at < overlapEnd ? row.ends_at : overlapEnd;
    const adding = { ...making, company, input: { ...input(), name, mode, scopes }, replaces: { row, until } };
    const added = await addKey(transaction, { ...adding, isSame: (before) => before.id === row.successor_id });
    // Only now, since a form that is sent again finds its key replaced. What was added is taken back.
    if (!added.isNew) return added;
    if (row.revoked_at !== null) {
      const message = 'This key was revoked, so nothing takes its place. Make a new key.';
      throw new Refusal(message, { status: 409, code: 'key-revoked' });
    }
    if (row.successor_id !== null) {
      const message = 'This key was replaced already. Load the page again, then replace the key that took its place.';
      throw new Refusal(message, { status: 409, code: 'key-replaced' });
    }
    await transaction
      .updateTable('api_keys')
      .set({ successor_id: added.made.key.id, ends_at: until })
      .where('id', '=', id)
      .execute();
    return added;
  });
}

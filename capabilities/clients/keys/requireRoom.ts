import { Refusal } from '@saltbush/capability/refusal';
import type { Transaction } from 'kysely';
import { MOST_KEYS } from '../api/keys.ts';
import type { Tables } from '../tables.ts';

interface Asked {
  reference: string;
  /** Id of the key in whose place one is made. */
  replaces: number | null;
  now: Date;
}

/**
 * A key that is replaced leaves its place at once, though it still works for a day, so a company with as many as it may
 * have can replace each of them.
 * @throws Refusal `keys-full`.
 */
export async function requireRoom(
  transaction: Transaction<Tables>,
  { reference, replaces, now }: Asked,
): Promise<void> {
  const keys = await transaction
    .selectFrom('api_keys')
    .select(['id', 'successor_id'])
    .where('reference', '=', reference)
    .where('revoked_at', 'is', null)
    .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .execute();
  const replaced = keys.filter(({ id, successor_id }) => successor_id !== null || id === replaces);
  const refusal = (message: string) => new Refusal(message, { status: 409, code: 'keys-full' });
  if (keys.length - replaced.length >= MOST_KEYS) {
    throw refusal(`Your company has ${MOST_KEYS} keys in use. Revoke one that nothing uses before you make another.`);
  }
  if (replaced.length <= MOST_KEYS) return;
  throw refusal(
    `${MOST_KEYS} keys that were replaced still work. Revoke those that nothing uses any more, or wait until they end.`,
  );
}

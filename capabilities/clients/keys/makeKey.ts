import type { Kysely } from 'kysely';
import { USUAL_KEY_LIFETIME_DAYS } from '../api/key-lifetimes.data.ts';
import type { ApiKeyMade, MakeKeyInput } from '../api/keys.ts';
import type { Tables } from '../tables.ts';
import { addKey, type KeyMaking } from './addKey.ts';

interface Making extends KeyMaking {
  company: { reference: string; businessName: string };
  input: MakeKeyInput;
}

/**
 * Makes a key. Forms of before do not say when it ends.
 * @throws Refusal `keys-full`, `submission-reused`.
 */
export async function makeKey(
  db: Kysely<Tables>,
  { input, ...making }: Making,
): Promise<{ made: ApiKeyMade; isNew: boolean }> {
  const { lifetimeDays = USUAL_KEY_LIFETIME_DAYS, name } = input;
  return db.transaction().execute((transaction) =>
    addKey(transaction, {
      ...making,
      input: { ...input, lifetimeDays },
      replaces: null,
      isSame: (before) => before.mode === input.mode && before.name === name.trim(),
    }),
  );
}

import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { keptSetting } from '../auth/keptSetting.ts';
import type { Tables } from '../database/tables.ts';

const SETTING = 'network-salt-';
const SALT_BYTES = 32;
/** 72 bits are enough to tell networks apart. */
const HASH_LENGTH = 12;

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/**
 * Gives a network a pseudonym for the day. All gateways on one database give the same one. Once the day's salt is
 * deleted, nobody can tell which network it was.
 */
export function createNetworkHashes({ db }: { db: Kysely<Tables> }): (network: string, now: Date) => Promise<string> {
  let today: { day: string; salt: Promise<string> } | null = null;
  return async (network, now) => {
    const day = dayOf(now);
    if (today?.day !== day) {
      const salt = keptSetting(db, SETTING + day, () => randomBytes(SALT_BYTES).toString('base64'));
      const asked = { day, salt };
      // On failure, read it again next time.
      salt.catch(() => {
        if (today === asked) today = null;
      });
      today = asked;
    }
    return createHmac('sha256', await today.salt)
      .update(network)
      .digest('base64url')
      .slice(0, HASH_LENGTH);
  };
}

/** Deletes the salts of past days, and returns how many. */
export async function dropOldSalts(db: Kysely<Tables>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('settings')
    .where('key', 'like', `${SETTING}%`)
    .where('key', '<', SETTING + dayOf(now))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

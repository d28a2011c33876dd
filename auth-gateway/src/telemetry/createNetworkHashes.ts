import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { keptSetting } from '../auth/keptSetting.ts';
import type { Tables } from '../database/tables.ts';

const SETTING = 'network-salt-';
const SALT_BYTES = 32;
const DAY_MS = 86_400_000;
/** 72 bits are enough to tell networks apart. */
const HASH_LENGTH = 12;

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS);

/** The pseudonyms of a source of visits. */
export interface NetworkHash {
  today: string;
  /** What it was called the day before; null when nobody came that day. */
  before: string | null;
}

interface Salts {
  today: string;
  before: string | null;
}

const hashOf = (salt: string, network: string): string =>
  createHmac('sha256', salt).update(network).digest('base64url').slice(0, HASH_LENGTH);

/**
 * Gives a network a pseudonym for the day, and tells that of the day before. All gateways on one database give the same
 * ones. Once a day's salt is deleted, nobody can tell which network it was.
 */
export function createNetworkHashes({
  db,
}: {
  db: Kysely<Tables>;
}): (network: string, now: Date) => Promise<NetworkHash> {
  let known: { day: string; salts: Promise<Salts> } | null = null;

  async function readSalts(now: Date): Promise<Salts> {
    const today = await keptSetting(db, SETTING + dayOf(now), () => randomBytes(SALT_BYTES).toString('base64'));
    const key = SETTING + dayOf(dayBefore(now));
    const before = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
    return { today, before: before?.value ?? null };
  }

  return async (network, now) => {
    const day = dayOf(now);
    if (known?.day !== day) {
      const asked = { day, salts: readSalts(now) };
      // On failure, read them again next time.
      asked.salts.catch(() => {
        if (known === asked) known = null;
      });
      known = asked;
    }
    const { today, before } = await known.salts;
    return { today: hashOf(today, network), before: before === null ? null : hashOf(before, network) };
  };
}

/** Deletes the salts of the days before yesterday, and returns how many. */
export async function dropOldSalts(db: Kysely<Tables>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('settings')
    .where('key', 'like', `${SETTING}%`)
    .where('key', '<', SETTING + dayOf(dayBefore(now)))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

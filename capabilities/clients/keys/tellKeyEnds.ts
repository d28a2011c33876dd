import type { House } from '@saltbush/capability';
import { daysBefore } from '@saltbush/capability/database';
import { queueMail } from '@saltbush/capability/mail';
import type { Transaction } from 'kysely';
import { KEY_END_WARNINGS_DAYS } from '../api/key-lifetimes.data.ts';
import { ownersOf } from '../members/ownersOf.ts';
import type { ClientTables, Tables } from '../tables.ts';
import { keyEndMail } from './keyEndMail.ts';

const BATCH_SIZE = 20;

interface Telling {
  /** Of the warning. */
  days: number;
  at: Date;
  publicUrl: string;
}

/** Tells of some keys that end within so many days, and was not told of them yet; false when these were all. */
async function tellSome(transaction: Transaction<Tables>, { days, at, publicUrl }: Telling): Promise<boolean> {
  const keys = await transaction
    .selectFrom('api_keys')
    .innerJoin('clients', 'clients.reference', 'api_keys.reference')
    .select(['api_keys.id', 'api_keys.reference', 'api_keys.name', 'api_keys.hint', 'api_keys.mode'])
    .select(['api_keys.ends_at', 'api_keys.last_used_at', 'clients.business_name'])
    .where('clients.status', '=', 'active')
    .where('api_keys.revoked_at', 'is', null)
    .where('api_keys.successor_id', 'is', null)
    .where('api_keys.ends_at', '>', at)
    .where('api_keys.ends_at', '<=', daysBefore(at, -days))
    .where(({ or, eb }) => or([eb('told_days', 'is', null), eb('told_days', '>', days)]))
    .orderBy('api_keys.ends_at')
    .orderBy('api_keys.id')
    .limit(BATCH_SIZE)
    .forUpdate('api_keys')
    .execute();
  for (const { ends_at: endsAt, business_name: businessName, ...key } of keys) {
    await transaction.updateTable('api_keys').set({ told_days: days }).where('id', '=', key.id).execute();
    if (endsAt === null) continue;
    for (const to of await ownersOf(transaction, key.reference)) {
      await queueMail(transaction, keyEndMail({ to, businessName, row: { ...key, ends_at: endsAt }, days, publicUrl }));
    }
  }
  return keys.length === BATCH_SIZE;
}

/**
 * Tells owners of keys that end, fourteen days and one day before: each time once, whichever gateway does it. Of one that a
 * gateway finds a day before its end for the first time, only that is told.
 */
export async function tellKeyEnds(
  { database, publicUrl }: Pick<House<ClientTables>, 'database' | 'publicUrl'>,
  at: Date,
  isStopped: () => boolean,
): Promise<void> {
  // The shortest first: what was told a day before is not told a fortnight before any more.
  for (const days of [...KEY_END_WARNINGS_DAYS].reverse()) {
    for (let isMore = true; isMore && !isStopped(); ) {
      isMore = await database.db.transaction().execute((transaction) => tellSome(transaction, { days, at, publicUrl }));
    }
  }
}

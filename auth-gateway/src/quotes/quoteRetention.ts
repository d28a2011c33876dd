import type { Transaction } from 'kysely';
import { daysBefore } from '../database/daysBefore.ts';
import type { Tables } from '../database/tables.ts';
import { removeQuotes } from './removeQuotes.ts';

/** Of quotes that nobody booked: more than a year, so that last year's prices can be asked after. */
export const UNUSED_QUOTE_DAYS = 400;

/** Removes quotes that were saved so long ago and never booked. */
export async function dropUnusedQuotes(transaction: Transaction<Tables>, now: Date, most: number): Promise<number> {
  const rows = await transaction
    .selectFrom('quotes')
    .select('reference')
    .where('booking_reference', 'is', null)
    .where('saved_at', '<', daysBefore(now, UNUSED_QUOTE_DAYS))
    .orderBy('saved_at')
    .limit(most)
    // One that is being booked this moment is left alone.
    .forUpdate()
    .skipLocked()
    .execute();
  await removeQuotes(
    transaction,
    rows.map(({ reference }) => reference),
  );
  return rows.length;
}

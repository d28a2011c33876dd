import { daysBefore } from '@saltbush/capability/database';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { removeQuotes } from './removeQuotes.ts';

/**
 * Days for which a quote that nobody booked is kept: more than a year, so that staff can look up last year's prices.
 */
export const UNUSED_QUOTE_DAYS = 400;

/** Removes quotes that were saved longer ago than that and never booked. */
export async function dropUnusedQuotes(transaction: Transaction<Tables>, now: Date, most: number): Promise<number> {
  const rows = await transaction
    .selectFrom('quotes')
    .select('reference')
    .where('booking_reference', 'is', null)
    .where('saved_at', '<', daysBefore(now, UNUSED_QUOTE_DAYS))
    .orderBy('saved_at')
    .limit(most)
    // Skip a quote that is being booked at this moment.
    .forUpdate()
    .skipLocked()
    .execute();
  await removeQuotes(
    transaction,
    rows.map(({ reference }) => reference),
  );
  return rows.length;
}

import { daysBefore } from '@saltbush/capability/database';
import { type RetentionJob, type RetentionRule, RHYTHMS } from '@saltbush/capability/retention';
import type { Transaction } from 'kysely';
import { removeQuotes } from './removeQuotes.ts';
import type { QuoteTables, Tables } from './tables.ts';

/**
 * Days for which a quote that nobody booked is kept: more than a year, so that staff can look up last year's prices.
 */
const UNUSED_QUOTE_DAYS = 400;

/** Removes quotes that were saved longer ago than that and never booked. */
async function dropUnusedQuotes(transaction: Transaction<Tables>, now: Date, most: number): Promise<number> {
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

const jobs: readonly RetentionJob<QuoteTables>[] = [
  { id: 'unused-quotes', ...RHYTHMS.records, removeBatch: dropUnusedQuotes },
];

const rules: readonly RetentionRule[] = [
  {
    what: 'Quotes that nobody booked',
    kept: `${UNUSED_QUOTE_DAYS} days after they were saved`,
    why: 'They stand for 30 days; last year’s price is still asked after',
    jobs: ['unused-quotes'],
  },
];

/** How long quotes are kept. */
export const retention = { jobs, rules };

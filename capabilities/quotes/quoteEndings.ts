import { addDays, localTime, QUOTE_ENDINGS, type QuoteEnding } from '@saltbush/freight';
import { type Kysely, sql } from 'kysely';
import type { QuoteEndingCounts } from './api.ts';
import type { Tables } from './tables.ts';

const dayOf = (now: Date) => localTime(now, 'Australia/Sydney').date;

/** Counts one request for a price by how it ended, on Sydney's calendar. */
export async function countQuoteEnding(db: Kysely<Tables>, ending: QuoteEnding, now: Date): Promise<void> {
  await db
    .insertInto('quote_endings')
    .values({ day: dayOf(now), ending, asked: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'ending']).doUpdateSet({ asked: sql<number>`quote_endings.asked + 1` }),
    )
    .execute();
}

/** All endings with their counts, including those that never occurred. */
export async function listQuoteEndings(db: Kysely<Tables>, now: Date): Promise<QuoteEndingCounts> {
  const today = dayOf(now);
  const since = (days: number) =>
    sql<number>`coalesce(sum(asked) filter (where day > ${addDays(today, -days)}), 0)::int`;
  const counted = await db
    .selectFrom('quote_endings')
    .select(['ending', since(7).as('last7Days'), since(30).as('last30Days')])
    .where('day', '>', addDays(today, -30))
    .groupBy('ending')
    .execute();
  return {
    rows: QUOTE_ENDINGS.map(
      (ending) => counted.find((row) => row.ending === ending) ?? { ending, last7Days: 0, last30Days: 0 },
    ),
  };
}

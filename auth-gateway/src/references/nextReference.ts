import { type Instant, localTime } from '@saltbush/freight';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Number of digits of each series: quotes, consignments, invoices, enquiries, driver applications, clients. */
const SERIES = { Q: 6, SH: 4, INV: 5, ENQ: 5, DRV: 5, CL: 5 } as const;
export type ReferenceSeries = keyof typeof SERIES;

/** Like `nextReference`, several at once, in order. */
export async function nextReferences(
  db: Kysely<Tables>,
  series: ReferenceSeries,
  now: Instant,
  count: number,
): Promise<string[]> {
  const year = Number(localTime(now, 'Australia/Sydney').date.slice(0, 4));
  const { last } = await db
    .insertInto('reference_counters')
    .values({ series, year, last: count })
    .onConflict((conflict) =>
      conflict.columns(['series', 'year']).doUpdateSet((set) => ({ last: set('reference_counters.last', '+', count) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  const numbers = Array.from({ length: count }, (_, index) => last - count + 1 + index);
  return numbers.map((number) => `${series}-${year}-${String(number).padStart(SERIES[series], '0')}`);
}

/**
 * The next reference of a series, such as `Q-2026-000123`, numbered within Sydney's year. Where a gap in the
 * numbers must not be, as with invoices, call it in the transaction that stores the record.
 */
export async function nextReference(db: Kysely<Tables>, series: ReferenceSeries, now: Instant): Promise<string> {
  const [reference = ''] = await nextReferences(db, series, now, 1);
  return reference;
}

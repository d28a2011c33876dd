import { type Instant, localTime } from '@saltbush/freight';
import type { GroundTables } from '../database/ground-tables.ts';
import type { Queries } from '../database/queries.ts';

/** A series of references. */
export interface Series {
  /** What they begin with, such as `ENQ`. */
  code: string;
  /** Digits of their number, at least. */
  digits: number;
}

/** Like `nextReference`, several at once, in order. */
export async function nextReferences(
  db: Queries<GroundTables>,
  { code, digits }: Series,
  now: Instant,
  count: number,
): Promise<string[]> {
  const year = Number(localTime(now, 'Australia/Sydney').date.slice(0, 4));
  const { last } = await db
    .insertInto('reference_counters')
    .values({ series: code, year, last: count })
    .onConflict((conflict) =>
      conflict.columns(['series', 'year']).doUpdateSet((set) => ({ last: set('reference_counters.last', '+', count) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  const numbers = Array.from({ length: count }, (_, index) => last - count + 1 + index);
  return numbers.map((number) => `${code}-${year}-${String(number).padStart(digits, '0')}`);
}

/**
 * The next reference of a series, such as `Q-2026-000123`, numbered within Sydney's year. Where a gap in the
 * numbers must not be, as with invoices, call it in the transaction that stores the record.
 */
export async function nextReference(db: Queries<GroundTables>, series: Series, now: Instant): Promise<string> {
  const [reference = ''] = await nextReferences(db, series, now, 1);
  return reference;
}

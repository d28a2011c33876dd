import { type Kysely, sql } from 'kysely';
import { ssccText } from '../labels/ssccText.ts';
import type { Tables } from '../tables.ts';

export interface CodeRanges {
  /** Packages that have a code. */
  count: number;
  /** Such as `(00) 395212340000000013 to (00) 395212340000000044`; packages that were numbered later have one of their own. */
  text: string;
}

const rangeText = (first: string, last: string): string =>
  first === last ? ssccText(first) : `${ssccText(first)} to ${ssccText(last)}`;

/**
 * The codes that packages of these consignments have so far, by reference. The database finds what follows one another,
 * so that a row comes for each range and not for each package.
 */
export async function codeRanges(
  db: Kysely<Tables>,
  references: readonly string[],
): Promise<ReadonlyMap<string, CodeRanges>> {
  if (references.length === 0) return new Map();
  const ranges = await db
    .selectFrom('handling_units')
    .where('booking_reference', 'in', [...references])
    .select(['booking_reference', sql<number>`count(*)::integer`.as('count')])
    .select((select) => [select.fn.min('sscc').as('first'), select.fn.max('sscc').as('last')])
    // Without its check digit, a code counts up with the number of its package.
    .groupBy(['booking_reference', sql`left(sscc, 17)::bigint - number`])
    .orderBy('booking_reference')
    .orderBy((select) => select.fn.min('number'))
    .execute();
  const known = new Map<string, CodeRanges>();
  for (const { booking_reference: reference, count, first, last } of ranges) {
    const before = known.get(reference);
    const text = rangeText(first, last);
    known.set(reference, {
      count: (before?.count ?? 0) + count,
      text: before ? `${before.text}, ${text}` : text,
    });
  }
  return known;
}

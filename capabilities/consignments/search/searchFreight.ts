import { asReference, beginsWith, hasWords, mayBegin, searchRows } from '@saltbush/capability/search';
import { QUOTE_SERIES } from '@saltbush/quotes/neighbours';
import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { BOOKING_WORDS } from '../migrations/0075-consignment-search.ts';
import { SERIES } from '../series.data.ts';
import type { BookingRow, Tables } from '../tables.ts';

/** What a result says of a booking. Snapshots are large, so they are left out. */
const COLUMNS = [
  'reference',
  'status',
  'requested_at',
  'business_name',
  'customer_reference',
  'pickup_suburb',
  'delivery_suburb',
] as const satisfies readonly (keyof BookingRow)[];

export type FoundFreight = Pick<BookingRow, (typeof COLUMNS)[number]>;

/** The bookings with invoices whose references begin with what was typed. */
const withInvoice = (typed: string): Expression<SqlBool> =>
  sql<boolean>`bookings.reference in (
    select invoices.booking_reference from invoices where ${beginsWith('invoices.reference', asReference(typed))}
  )`;

/**
 * The references of bookings that fit what was typed: by how their references, their order or their invoice begin, or by
 * words. Each part is looked up by itself: with `or`, the words of every row that was found would be worked out again.
 */
export function fittingReferences(typed: string): RawBuilder<string> {
  const reference = asReference(typed);
  const parts = [
    beginsWith('reference', reference),
    beginsWith('quote_reference', reference),
    beginsWith('customer_reference', typed.trim()),
    hasWords(BOOKING_WORDS, typed),
  ].map((fits) => sql`select reference from bookings where ${fits}`);
  const invoiced = sql`select booking_reference from invoices where ${beginsWith('reference', reference)}`;
  return sql<string>`(${sql.join([...parts, invoiced], sql` union all `)})`;
}

/** The bookings, among those that this person may see, that fit what was typed, best first. */
export const searchFreight = (
  db: Kysely<Tables>,
  within: Expression<SqlBool>,
  typed: string,
): Promise<FoundFreight[]> =>
  searchRows<FoundFreight>(
    db,
    {
      ...{ table: 'bookings', columns: COLUMNS, newest: 'requested_at', words: BOOKING_WORDS, within },
      references: { reference: SERIES.consignments.code, quote_reference: QUOTE_SERIES.code },
      texts: ['customer_reference'],
      also: mayBegin(typed, SERIES.invoices.code) ? [withInvoice(typed)] : [],
    },
    typed,
  );

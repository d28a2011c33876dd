import { asReference, beginsWith, hasWords } from '@saltbush/capability/search';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { BOOKING_WORDS } from '../migrations/0075-consignment-search.ts';
import type { Tables } from '../tables.ts';

/** So many bookings are looked up one by one and sorted; a page of more is found sooner in the list's own order. */
const FEW = 1_000;

const ANY = sql<boolean>`true`;

/** By how their references or their order begin, or by words. */
const ofBookings = (typed: string): RawBuilder<boolean>[] => [
  beginsWith('reference', asReference(typed)),
  beginsWith('quote_reference', asReference(typed)),
  beginsWith('customer_reference', typed.trim()),
  hasWords(BOOKING_WORDS, typed),
];
const ofInvoices = (typed: string) => beginsWith('invoices.reference', asReference(typed));
const ofNotes = (typed: string) => beginsWith('credit_notes.reference', asReference(typed));

const NOTED = sql`credit_notes inner join invoices on invoices.reference = credit_notes.invoice_reference`;

/**
 * References of the bookings `within` that fit what was typed, or whose invoice or credit note does; some of them twice. Each
 * part is looked up by itself: with `or`, the words of every row that was found would be worked out again.
 */
function fittingReferences(typed: string, within: RawBuilder<boolean>): RawBuilder<unknown> {
  const parts = ofBookings(typed).map((fits) => sql`select reference from bookings where ${within} and ${fits}`);
  const joined = sql`inner join (select * from bookings where ${within}) as bookings
    on bookings.reference = invoices.booking_reference`;
  const invoiced = sql`select bookings.reference from invoices ${joined} where ${ofInvoices(typed)}`;
  const noted = sql`select bookings.reference from ${NOTED} ${joined} where ${ofNotes(typed)}`;
  return sql`(${sql.join([...parts, invoiced, noted], sql` union all `)})`;
}

/** True for the bookings that fit what was typed, or whose invoice or credit note does. */
export const isFitting = (typed: string): RawBuilder<boolean> =>
  sql<boolean>`reference in ${fittingReferences(typed, ANY)}`;

/** The same, found out row by row. `coalesce` keeps the database from looking all of them up by an index. */
function isFittingByRow(typed: string): RawBuilder<boolean> {
  const isOfBooking = sql`invoices.booking_reference = bookings.reference`;
  const invoiced = sql`exists (select from invoices where ${isOfBooking} and ${ofInvoices(typed)})`;
  const noted = sql`exists (select from ${NOTED} where ${isOfBooking} and ${ofNotes(typed)})`;
  return sql<boolean>`coalesce(${sql.join([...ofBookings(typed), invoiced, noted], sql` or `)}, false)`;
}

/** Which bookings a search finds. */
export interface Fitting {
  /** True for them, for a query of `bookings` alone. */
  condition: RawBuilder<boolean>;
  /** How many they are; null when nothing was typed. */
  count: number | null;
}

/** The bookings `within` that fit what was typed, in the way that finds a page of them soonest. */
export async function findFitting(db: Kysely<Tables>, typed: string, within: RawBuilder<boolean>): Promise<Fitting> {
  if (typed === '') return { condition: ANY, count: null };
  const found = sql`(select distinct reference from ${fittingReferences(typed, within)} as fitting) as found`;
  const { rows } = await sql<{ count: number; few: string[] | null }>`
    select count(*)::integer as count, case when count(*) <= ${sql.lit(FEW)} then array_agg(reference) end as few
    from ${found}`.execute(db);
  const [{ count, few } = { count: 0, few: null }] = rows;
  if (count > FEW) return { condition: isFittingByRow(typed), count };
  return { condition: sql<boolean>`reference = any(${few ?? []}::text[])`, count };
}

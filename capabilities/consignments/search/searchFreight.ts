import { asReference, beginsWith, mayBegin, searchRows } from '@saltbush/capability/search';
import { QUOTE_SERIES } from '@saltbush/quotes/neighbours';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
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

/** The bookings with credit notes whose references begin with it. */
const withCreditNote = (typed: string): Expression<SqlBool> =>
  sql<boolean>`bookings.reference in (
    select invoices.booking_reference from credit_notes
    inner join invoices on invoices.reference = credit_notes.invoice_reference
    where ${beginsWith('credit_notes.reference', asReference(typed))}
  )`;

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
      also: [
        ...(mayBegin(typed, SERIES.invoices.code) ? [withInvoice(typed)] : []),
        ...(mayBegin(typed, SERIES.creditNotes.code) ? [withCreditNote(typed)] : []),
      ],
    },
    typed,
  );

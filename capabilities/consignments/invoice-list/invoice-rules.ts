import type { IsoDate } from '@saltbush/freight';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DeskInvoiceView } from '../api/desk-invoices.ts';
import { IS_OWING } from '../migrations/0088-credit-notes.ts';
import type { Tables } from '../tables.ts';

const ANY = sql<boolean>`true`;

export const TOTAL = sql<number>`bookings.total_ex_cents + bookings.gst_cents`;
/** What is still to pay, in the words of an index; below zero once more was paid than is owed. */
export const LEFT = sql<number>`${TOTAL} - bookings.paid_cents - bookings.credited_cents`;
/** Whether payments and credit notes have settled it. */
export const SETTLED = sql<boolean>`bookings.paid_cents + bookings.credited_cents >= ${TOTAL}`;
/** Whether a line of it waits for an answer. */
export const DISPUTED = sql<boolean>`bookings.open_disputes > 0`;
export const OWING = sql.raw<boolean>(IS_OWING);

/** The same rules as `standingOf`. */
export const inView = (today: IsoDate): Record<DeskInvoiceView, RawBuilder<boolean>> => ({
  all: sql`true`,
  owing: OWING,
  overdue: sql`${OWING} and invoices.due_on < ${today}`,
  paid: SETTLED,
  disputed: DISPUTED,
});

/** The bookings that have an invoice, with it. */
export const withInvoices = (db: Kysely<Tables>) =>
  db.selectFrom('bookings').innerJoin('invoices', 'invoices.booking_reference', 'bookings.reference');

/**
 * Invoices with their bookings, of all clients or those for which `fits` is true. What is owed is picked out first, by its index:
 * it is a small part, which the database would not expect.
 */
export function invoicesOfAll(
  db: Kysely<Tables>,
  { fits = ANY, isOwed }: { fits?: RawBuilder<boolean>; isOwed: boolean },
): ReturnType<typeof withInvoices> {
  const bookings = db
    .selectFrom('bookings')
    .selectAll()
    .where(isOwed ? OWING : ANY)
    .where(fits);
  const invoices = db
    // With an offset, the planner answers this part by itself.
    .selectFrom((isOwed ? bookings.offset(0) : bookings).as('bookings'))
    .innerJoin('invoices', 'invoices.booking_reference', 'bookings.reference');
  // It has the columns of bookings under their name, like the table.
  return invoices as unknown as ReturnType<typeof withInvoices>;
}

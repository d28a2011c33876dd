import { sql, type Transaction } from 'kysely';
import type { BookingStatus } from '../api/bookings.ts';
import type { Tables } from '../tables.ts';
import { removeConsignments } from './removeConsignments.ts';

/**
 * Years to keep bookings. Taxation law asks for five (Taxation Administration Act 1953, Schedule 1, section 382-5), and
 * the Corporations Act 2001, section 286, asks companies for seven years of financial records. The longer one counts.
 */
export const CONSIGNMENT_YEARS = 7;

/** Statuses after which nothing more happens. `delivered` is not one of them, since its invoice is still to come. */
export const ENDED: readonly BookingStatus[] = ['invoiced', 'declined', 'cancelled'];

/**
 * Removes bookings that ended, and were invoiced and last credited, longer ago than that, with their trail, pictures, invoice and quote.
 */
export async function dropOldConsignments(transaction: Transaction<Tables>, now: Date, most: number): Promise<number> {
  const oldest = new Date(now);
  oldest.setUTCFullYear(now.getUTCFullYear() - CONSIGNMENT_YEARS);
  const rows = await transaction
    .selectFrom('bookings')
    .select('reference')
    .where('closed_at', '<', oldest)
    .where('status', 'in', [...ENDED])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invoices')
            .select(sql`1`.as('one'))
            .whereRef('invoices.booking_reference', '=', 'bookings.reference')
            .where('invoices.issued_at', '>=', oldest),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('credit_notes')
            .innerJoin('invoices', 'invoices.reference', 'credit_notes.invoice_reference')
            .select(sql`1`.as('one'))
            .whereRef('invoices.booking_reference', '=', 'bookings.reference')
            .where('credit_notes.issued_at', '>=', oldest),
        ),
      ),
    )
    .orderBy('closed_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  await removeConsignments(
    transaction,
    rows.map(({ reference }) => reference),
  );
  return rows.length;
}

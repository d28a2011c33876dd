import type { BookingStatus } from '@saltbush/business-api/bookings';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { removeConsignments } from './removeConsignments.ts';

/**
 * Taxation law asks for five years (Taxation Administration Act 1953, Schedule 1, section 382-5); of a company, section
 * 286 of the Corporations Act 2001 asks for its financial records seven. The longer one counts.
 */
export const CONSIGNMENT_YEARS = 7;

/** Where nothing more happens to a booking. A delivered one still waits for its invoice. */
export const ENDED: readonly BookingStatus[] = ['invoiced', 'declined', 'cancelled'];

/** Removes bookings that ended, and whose invoice was issued, so long ago: with trail, pictures, invoice and quote. */
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

import { Refusal } from '@saltbush/capability/refusal';
import type { Kysely } from 'kysely';
import { lockBooking } from '../bookings/changeBooking.ts';
import { findInvoice, type InvoiceRecord } from '../invoices/invoice-record.ts';
import type { BookingRow, Tables } from '../tables.ts';

/**
 * Locks a booking for this transaction, and reads its invoice. Null when there is no such booking.
 * @throws Refusal `no-invoice` before it is issued.
 */
export async function lockInvoice(
  transaction: Kysely<Tables>,
  reference: string,
): Promise<{ row: BookingRow; invoice: InvoiceRecord } | null> {
  const row = await lockBooking(transaction, 'reference', reference);
  if (row === null) return null;
  const invoice = await findInvoice(transaction, reference);
  if (invoice !== null) return { row, invoice };
  throw new Refusal(`${reference} has no invoice yet. It is issued after the delivery.`, {
    status: 409,
    code: 'no-invoice',
  });
}

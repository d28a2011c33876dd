import type { IsoDate } from '@saltbush/freight';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { LEFT, OWING, withInvoices } from './invoice-rules.ts';

/** An invoice of which something is still to pay, and whose it is. */
export interface DueInvoice {
  reference: string;
  shipmentReference: string;
  company: string | null;
  /** Who booked; null for a guest. */
  userId: string | null;
  dueOn: IsoDate;
  leftCents: number;
  pickupSuburb: string;
  deliverySuburb: string;
}

/** Invoices that are due on one of these days and not settled, in the order of their references, from one reference on. */
export const invoicesDue = (
  db: Kysely<Tables>,
  { days, after, most }: { days: readonly IsoDate[]; after: string; most: number },
): Promise<DueInvoice[]> =>
  withInvoices(db)
    .select(['invoices.reference', 'invoices.booking_reference as shipmentReference', 'invoices.due_on as dueOn'])
    .select(['bookings.client_reference as company', 'bookings.user_id as userId', LEFT.as('leftCents')])
    .select(['bookings.pickup_suburb as pickupSuburb', 'bookings.delivery_suburb as deliverySuburb'])
    .where('invoices.due_on', 'in', [...days])
    .where(OWING)
    .where('invoices.reference', '>', after)
    .orderBy('invoices.reference')
    .limit(most)
    .execute();

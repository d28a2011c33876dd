import type { Kysely, Selectable } from 'kysely';
import type { Shipment } from '../api/shipments.ts';
import { badgeOf } from '../bookings/badgeOf.ts';
import { exceptionOf } from '../bookings/booking-record.ts';
import type { Tables } from '../tables.ts';
import { onTime } from './onTime.ts';
import { groupOf, levelOf } from './service-groups.ts';

/** What a list needs of a booking. Snapshots are large, so they are left out. */
const COLUMNS = [
  'bookings.reference',
  'bookings.status',
  'bookings.exception_kind',
  'bookings.exception_reason',
  'bookings.requested_at',
  'bookings.pickup_date',
  'bookings.eta',
  'bookings.promised_eta',
  'bookings.delivered_on',
  'bookings.pickup_suburb',
  'bookings.delivery_suburb',
  'bookings.service',
  'bookings.service_name',
  'bookings.customer_reference',
  'bookings.total_ex_cents',
  'bookings.gst_cents',
] as const;

type Column = (typeof COLUMNS)[number] extends `bookings.${infer Name}` ? Name : never;
type ShipmentRow = Pick<Selectable<Tables['bookings']>, Column> & { invoice_reference: string | null };

/**
 * Bookings with their invoices, which are looked up only for the rows of the page. The caller restricts it to a scope.
 */
export const selectShipments = (db: Kysely<Tables>) =>
  db
    .selectFrom('bookings')
    .select(COLUMNS)
    .select(({ selectFrom }) =>
      selectFrom('invoices')
        .select('invoices.reference')
        .whereRef('invoices.booking_reference', '=', 'bookings.reference')
        .as('invoice_reference'),
    );

export const shipmentOf = (row: ShipmentRow): Shipment => ({
  reference: row.reference,
  status: row.status,
  badge: badgeOf(row.status),
  exception: exceptionOf(row),
  requestedAt: row.requested_at.toISOString(),
  pickupDate: row.pickup_date,
  eta: row.eta,
  deliveredOn: row.delivered_on,
  isOnTime: onTime(row.promised_eta, row.delivered_on),
  from: row.pickup_suburb,
  to: row.delivery_suburb,
  service: groupOf(row.service),
  level: levelOf(row.service),
  serviceName: row.service_name,
  customerReference: row.customer_reference,
  totalExGstCents: row.total_ex_cents,
  totalIncGstCents: row.total_ex_cents + row.gst_cents,
  hasPod: row.delivered_on !== null,
  invoiceReference: row.invoice_reference,
});

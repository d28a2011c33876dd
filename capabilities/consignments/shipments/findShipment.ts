import type { PrivateLinks } from '@saltbush/capability/references';
import type { Instant } from '@saltbush/freight';
import type { Kysely } from 'kysely';
import type { ShipmentDetail } from '../api/shipments.ts';
import { loadRecord } from '../bookings/booking-record.ts';
import { bookingOf } from '../bookings/bookingOf.ts';
import { bookingToken } from '../bookings/bookingToken.ts';
import type { Tables } from '../tables.ts';
import { type ClientScope, inScope } from './client-scope.ts';
import { createCrossings } from './createCrossings.ts';
import { emissionsOfBooking } from './emissionsOfBooking.ts';
import { selectShipments, shipmentOf } from './shipment-rows.ts';

async function invoiceOf(db: Kysely<Tables>, reference: string): Promise<ShipmentDetail['invoice']> {
  const row = await db
    .selectFrom('invoices')
    .select(['reference', 'issued_on', 'due_on', 'total_ex_cents', 'gst_cents'])
    .where('booking_reference', '=', reference)
    .executeTakeFirst();
  if (!row) return null;
  return {
    reference: row.reference,
    issuedOn: row.issued_on,
    dueOn: row.due_on,
    totalExGstCents: row.total_ex_cents,
    gstCents: row.gst_cents,
    totalIncGstCents: row.total_ex_cents + row.gst_cents,
  };
}

/** A consignment with everything that its client may know; null when there is none in the scope. */
export async function findShipment(
  reference: string,
  scope: ClientScope,
  { db, links, now }: { db: Kysely<Tables>; links: PrivateLinks; now: Instant },
): Promise<ShipmentDetail | null> {
  const ofReference = (query: ReturnType<typeof selectShipments>) =>
    query.where('bookings.reference', '=', reference).where(inScope(scope));
  const row = await ofReference(selectShipments(db)).selectAll('bookings').executeTakeFirst();
  if (!row) return null;
  const record = await loadRecord(db, row);
  return {
    ...bookingOf(record, now),
    ...shipmentOf(row),
    promisedEta: row.promised_eta,
    invoice: await invoiceOf(db, reference),
    emissions: emissionsOfBooking(row, createCrossings()),
    bookingToken: bookingToken(links, reference),
    quoteToken: links.token(`quote:${row.quote_reference}`),
  };
}

import type { PrivateLinks } from '@saltbush/capability/references';
import type { Instant } from '@saltbush/freight';
import type { Kysely } from 'kysely';
import type { ShipmentDetail } from '../api/shipments.ts';
import { loadRecord } from '../bookings/booking-record.ts';
import { bookingOf } from '../bookings/bookingOf.ts';
import { bookingToken } from '../bookings/bookingToken.ts';
import { shipmentInvoiceOf } from '../invoices/invoice-record.ts';
import type { Tables } from '../tables.ts';
import { type ClientScope, inScope } from './client-scope.ts';
import { createCrossings } from './createCrossings.ts';
import { emissionsOfBooking } from './emissionsOfBooking.ts';
import { selectShipments, shipmentOf } from './shipment-rows.ts';

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
    invoice: record.invoice && shipmentInvoiceOf(record.invoice, now),
    emissions: emissionsOfBooking(row, createCrossings()),
    bookingToken: bookingToken(links, reference),
    quoteToken: links.token(`quote:${row.quote_reference}`),
  };
}

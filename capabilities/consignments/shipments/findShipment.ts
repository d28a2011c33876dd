import type { PrivateLinks } from '@saltbush/capability/references';
import { MEMBER_ACTS, MEMBER_ROLES, type MemberAct } from '@saltbush/clients/api';
import type { Instant } from '@saltbush/freight';
import type { Kysely } from 'kysely';
import { amendmentRule } from '../amendments/amendmentRule.ts';
import type { Amendment } from '../api/amendments.ts';
import type { BookingStatus } from '../api/bookings.ts';
import type { ShipmentDetail } from '../api/shipments.ts';
import { type BookingRecord, loadRecord } from '../bookings/booking-record.ts';
import { bookingOf } from '../bookings/bookingOf.ts';
import { bookingToken } from '../bookings/bookingToken.ts';
import { shipmentInvoiceOf } from '../invoices/invoice-record.ts';
import type { BookingRow, Tables } from '../tables.ts';
import { type ClientScope, inScope } from './client-scope.ts';
import { createCrossings } from './createCrossings.ts';
import { emissionsOfBooking } from './emissionsOfBooking.ts';
import { selectShipments, shipmentOf } from './shipment-rows.ts';

/** What somebody may do to a consignment in their scope: anything, where it is of no company. */
function actsOn({ client_reference: company }: BookingRow, { roles }: ClientScope): readonly MemberAct[] {
  const role = company === null ? null : roles.get(company);
  return role ? MEMBER_ROLES[role].may : MEMBER_ACTS;
}

/** Who of the client's people booked and cancelled it, for their colleagues. */
function doneBy({ events }: BookingRecord): Pick<ShipmentDetail, 'bookedBy' | 'cancelledBy'> {
  const actorOf = (wanted: BookingStatus) =>
    events.find(({ status, by }) => status === wanted && by === 'client')?.actor ?? null;
  return { bookedBy: actorOf('requested'), cancelledBy: actorOf('cancelled') };
}

function amendmentOf(row: BookingRow, mayBook: boolean, now: Instant): Amendment {
  const rule = amendmentRule(row, now);
  return { ...rule, isOpen: rule.isOpen && mayBook };
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
  const booking = bookingOf(record, now);
  const may = actsOn(row, scope);
  // Whoever has a link needs no role, so only who may do what is behind it gets it.
  const mayBook = may.includes('book');
  return {
    ...booking,
    ...shipmentOf(row),
    cancellation: mayBook ? booking.cancellation : { isOpen: false, mayCost: false },
    may,
    version: row.version,
    amendment: amendmentOf(row, mayBook, now),
    ...doneBy(record),
    promisedEta: row.promised_eta,
    invoice: record.invoice && shipmentInvoiceOf(record.invoice, now),
    emissions: emissionsOfBooking(row, createCrossings()),
    bookingToken: mayBook ? bookingToken(links, reference) : '',
    quoteToken: may.includes('quote') ? links.token(`quote:${row.quote_reference}`) : '',
  };
}

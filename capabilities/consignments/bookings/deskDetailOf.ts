import { depotOf, type Instant, resolvePlace } from '@saltbush/freight';
import type { DeskBookingDetail } from '../api/bookings.ts';
import { deskInvoiceOf } from '../invoices/invoice-record.ts';
import { allocationOf, runOf } from './allocation.ts';
import type { BookingRecord } from './booking-record.ts';
import { bookingOf, eventOf } from './bookingOf.ts';
import { isOpen, nextStatuses } from './transitions.ts';

/** A booking as staff see it, with its trail and the moves that are possible next. */
export function deskDetailOf(record: BookingRecord, now: Instant): DeskBookingDetail {
  const { row, events } = record;
  return {
    ...bookingOf(record, now),
    version: row.version,
    nextStatuses: nextStatuses(row.status),
    isOpen: isOpen(row.status),
    trail: events.map((event) => ({ ...eventOf(event), actor: event.actor, allocation: allocationOf(event) })),
    allocation: allocationOf(row),
    depot: depotOf(resolvePlace(row.pickup_suburb)),
    run: runOf(row),
    invoice: record.invoice && deskInvoiceOf(record.invoice, now),
  };
}

import type { Instant } from '@saltbush/freight';
import type { DeskBookingDetail } from '../api/bookings.ts';
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
    trail: events.map((event) => ({ ...eventOf(event), actor: event.actor })),
    allocation: row.driver === null || row.vehicle === null ? null : { driver: row.driver, vehicle: row.vehicle },
  };
}

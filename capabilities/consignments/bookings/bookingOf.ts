import { clockCity, type Instant, resolvePlace } from '@saltbush/freight';
import type { Selectable } from 'kysely';
import type { Booking, BookingEvent, Pod } from '../api/bookings.ts';
import type { Tables } from '../tables.ts';
import { answerBy } from './answerBy.ts';
import { badgeOf } from './badgeOf.ts';
import { type BookingRecord, exceptionOf } from './booking-record.ts';
import { cancellationRule } from './cancellationRule.ts';
import { clientEvents } from './clientEvents.ts';
import { packagesOf } from './packagesOf.ts';
import { podPlaceOf } from './podPlaceOf.ts';

type EventRow = Selectable<Tables['booking_events']>;

export const eventOf = (event: EventRow): BookingEvent => ({
  at: event.at.toISOString(),
  status: event.status,
  by: event.by,
  note: event.note,
  exception: exceptionOf(event),
  resolvesException: event.resolves_exception,
  eta: event.eta,
});

function podOf({ pod, pictures }: BookingRecord): Pod | null {
  if (pod === null) return null;
  return {
    receiverName: pod.receiver_name,
    deliveredAtLocal: pod.delivered_at_local,
    zoneAbbreviation: pod.zone_abbreviation,
    palletsIn: pod.pallets_in,
    palletsOut: pod.pallets_out,
    notes: pod.notes,
    hasSignature: pictures.includes('signature'),
    hasPhoto: pictures.includes('photo'),
    place: podPlaceOf(pod),
  };
}

/** The booking as its client may see it at this moment. */
export function bookingOf(record: BookingRecord, now: Instant): Booking {
  const { row } = record;
  const events = clientEvents(record);
  const { pickup_date: pickupDate, pickup_time: pickupTime } = row;
  const pickedUpAt = row.picked_up_at ?? events.find(({ status }) => status === 'picked_up')?.at;
  return {
    reference: row.reference,
    status: row.status,
    badge: badgeOf(row.status),
    exception: exceptionOf(row),
    requestedAt: row.requested_at.toISOString(),
    eta: row.eta,
    answerBy: row.status === 'requested' ? answerBy(row).toISOString() : null,
    quoteReference: row.quote_reference,
    request: row.request,
    quote: row.quote,
    details: row.details,
    packages: packagesOf(record),
    pickupTimeZone: clockCity(resolvePlace(row.pickup_suburb)).timeZone,
    deliveryTimeZone: clockCity(resolvePlace(row.delivery_suburb)).timeZone,
    pickedUpAt: pickedUpAt?.toISOString() ?? null,
    events: events.map(eventOf),
    pod: podOf(record),
    cancellation: cancellationRule({ status: row.status, pickup: row.pickup_suburb, pickupDate, pickupTime }, now),
  };
}

import { clockCity, placeName, resolvePlace } from '@saltbush/freight';
import type { Kysely } from 'kysely';
import type { Tracked, TrackInput } from '../api/tracking.ts';
import { badgeOf } from '../bookings/badgeOf.ts';
import { type BookingRecord, loadRecord } from '../bookings/booking-record.ts';
import { clientEvents } from '../bookings/clientEvents.ts';
import type { Tables } from '../tables.ts';
import { postcodesOf } from './postcodesOf.ts';

/** The name of a listed place. Other text that was typed there is not for strangers. */
const listedName = (text: string): string | null => placeName(resolvePlace(text));

function trackedOf(record: BookingRecord): Tracked {
  const { row, pod } = record;
  const [pickup, delivery] = [row.pickup_suburb, row.delivery_suburb];
  return {
    reference: row.reference,
    status: row.status,
    badge: badgeOf(row.status),
    from: listedName(pickup),
    to: listedName(delivery),
    pickupDate: row.pickup_date,
    eta: row.eta,
    exception: row.exception_kind,
    events: clientEvents(record).map((event) => ({
      at: event.at.toISOString(),
      status: event.status,
      exception: event.exception_kind,
      resolvesException: event.resolves_exception,
      eta: event.eta,
    })),
    pickupTimeZone: clockCity(resolvePlace(pickup)).timeZone,
    deliveryTimeZone: clockCity(resolvePlace(delivery)).timeZone,
    delivered: pod && { atLocal: pod.delivered_at_local, zoneAbbreviation: pod.zone_abbreviation },
  };
}

/**
 * What anybody with a reference and the postcode of a stop may know. Null, in the same way, for every pair that does
 * not match.
 */
export async function trackShipment(db: Kysely<Tables>, { reference, postcode }: TrackInput): Promise<Tracked | null> {
  const row = await db
    .selectFrom('bookings')
    .selectAll()
    .where('reference', '=', reference.trim().toUpperCase())
    .executeTakeFirst();
  if (!row) return null;
  const known = [row.details.pickup, row.details.delivery].flatMap(postcodesOf);
  return known.includes(postcode.trim()) ? trackedOf(await loadRecord(db, row)) : null;
}

import { clockCity, localTime, resolvePlace, TERMS } from '@saltbush/freight';
import type { StandingPickup } from './api/standing-pickups.ts';
import type { StandingParts } from './standing-parts.ts';
import { bookedAt, standingDays } from './standingDays.ts';
import type { StandingRow } from './tables.ts';

const DAYS_TOLD = 3;

/** Rows as the API tells them. One whose booking is gone is left out. */
export async function standingPickups(
  rows: readonly StandingRow[],
  { bookings, now }: Pick<StandingParts, 'bookings' | 'now'>,
): Promise<StandingPickup[]> {
  const repeated = await bookings.repeated(rows.map((row) => row.booking_reference));
  return rows.flatMap((row): StandingPickup[] => {
    const booking = repeated.get(row.booking_reference);
    if (!booking) return [];
    const { details, quote } = booking;
    const city = clockCity(resolvePlace(details.pickup.suburb));
    const at = now();
    const { date: today } = localTime(at, city.timeZone);
    const after = row.last_day > today ? row.last_day : today;
    const nextDays = row.is_paused ? [] : standingDays(row, { after, state: city.state, count: DAYS_TOLD });
    const [next] = nextDays;
    const due = next === undefined ? null : bookedAt(next, city);
    return [
      {
        ...{ reference: row.reference, shipmentReference: row.booking_reference },
        ...{ from: details.pickup.suburb, to: details.delivery.suburb, serviceName: quote.serviceName },
        ...{ sender: details.pickup.businessName, receiver: details.delivery.businessName },
        ...{ pickupTime: details.pickupTime, weekdays: row.weekdays, until: row.until, isPaused: row.is_paused },
        needsTerms: row.terms_version !== TERMS.version,
        nextDays,
        nextBookedAt: due === null || due <= at ? null : due.toISOString(),
        ...{ last: row.last_outcome, addedBy: row.email, version: row.version },
      },
    ];
  });
}

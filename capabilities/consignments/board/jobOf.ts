import { type Load, readLoad, runMinutes } from '@saltbush/freight';
import type { BookingRow } from '../tables.ts';

interface Job {
  load: Load;
  minutes: number;
  /** Whether the vehicle that picks it up delivers it, without a depot between. */
  isDirect: boolean;
}

/** What a booking asks of a driver and a vehicle. */
export function jobOf({ request, quote, service, vehicle_id, distance_km }: BookingRow): Job {
  const hours = service === 'METRO_HOURLY' ? Number(request.hours) : null;
  return {
    load: readLoad(request),
    minutes: runMinutes({
      isMetro: quote.isMetro,
      service,
      vehicleId: vehicle_id,
      distanceKm: distance_km,
      hours: Number.isFinite(hours) ? hours : null,
    }),
    isDirect: service !== 'LTL',
  };
}

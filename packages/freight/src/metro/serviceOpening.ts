import type { City } from '../places/place-types.ts';
import { isBusinessDay, nextBusinessDay } from '../time/business-days.ts';
import type { PickupDay } from '../time/checkPickupDate.ts';
import { formatDate, type IsoDate } from '../time/iso-date.ts';
import { type Instant, localTime } from '../time/localTime.ts';
import { formatTimeOfDay } from '../time/time-of-day.ts';
import { METRO_SERVICE_DEFINITIONS, type MetroService } from './metro-services.data.ts';

export type ServiceOpening =
  | { status: 'open'; date: IsoDate }
  | { status: 'closed'; code: 'no-business-day' | 'after-cut-off'; nextDate: IsoDate; message: string };

/**
 * Whether a metro service can be booked for a day, by the pickup city's clock: on a business day, and today only before
 * its cut-off minute (at exactly 3:30 PM it is closed).
 */
export function serviceOpening(
  service: MetroService,
  day: Exclude<PickupDay, { status: 'refused' }>,
  city: City,
  now: Instant,
): ServiceOpening {
  const nextDate = nextBusinessDay(day.date, city.state);
  if (!isBusinessDay(day.date, city.state)) {
    const message = `No metro services on weekends and public holidays. Next available: ${formatDate(nextDate)}.`;
    return { status: 'closed', code: 'no-business-day', nextDate, message };
  }
  const { cutOffMinute } = METRO_SERVICE_DEFINITIONS[service];
  const { minuteOfDay, zoneAbbreviation } = localTime(now, city.timeZone);
  if (day.status === 'today' && minuteOfDay >= cutOffMinute) {
    const message = `Book by ${formatTimeOfDay(cutOffMinute)} ${zoneAbbreviation}. Next available: ${formatDate(nextDate)}.`;
    return { status: 'closed', code: 'after-cut-off', nextDate, message };
  }
  return { status: 'open', date: day.date };
}

import { formatDate } from './iso-date.ts';
import { type Instant, localTime } from './localTime.ts';
import { formatTimeOfDay } from './time-of-day.ts';

/** `20 Nov 2026, 2:05 PM AEDT` on the clocks of an IANA zone. */
export function formatMoment(moment: Instant, timeZone: string): string {
  const { date, minuteOfDay, zoneAbbreviation } = localTime(moment, timeZone);
  return `${formatDate(date)}, ${formatTimeOfDay(minuteOfDay)} ${zoneAbbreviation}`;
}

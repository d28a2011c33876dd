import { type Instant, localTime } from './localTime.ts';
import { formatTimeOfDay } from './time-of-day.ts';

/** `2:05 PM AEDT` on the clocks of an IANA zone. */
export function formatClock(moment: Instant, timeZone: string): string {
  const { minuteOfDay, zoneAbbreviation } = localTime(moment, timeZone);
  return `${formatTimeOfDay(minuteOfDay)} ${zoneAbbreviation}`;
}

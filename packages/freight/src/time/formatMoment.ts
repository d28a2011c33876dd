import { formatClock } from './formatClock.ts';
import { formatDate } from './iso-date.ts';
import { type Instant, localTime } from './localTime.ts';

/** `20 Nov 2026, 2:05 PM AEDT` on the clocks of an IANA zone. */
export function formatMoment(moment: Instant, timeZone: string): string {
  return `${formatDate(localTime(moment, timeZone).date)}, ${formatClock(moment, timeZone)}`;
}

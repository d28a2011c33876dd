import type { IsoDate } from './iso-date.ts';
import { localTime } from './localTime.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

/** Milliseconds by which the zone's clock is ahead of UTC at that moment. */
function offsetMs(instantMs: number, timeZone: string): number {
  const { date, minuteOfDay } = localTime(instantMs, timeZone);
  return Date.parse(`${date}T00:00:00Z`) + minuteOfDay * MINUTE_MS - instantMs;
}

/**
 * The moment at which the clock of an IANA zone shows a date and minute, in milliseconds since 1970. When it shows them
 * twice, the earlier one; a time that daylight saving skips is read with the earlier offset.
 */
export function instantOf(date: IsoDate, minuteOfDay: number, timeZone: string): number {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minuteOfDay * MINUTE_MS;
  // The offsets a day before and a day after cover both sides of a clock change.
  const before = asUtc - offsetMs(asUtc - DAY_MS, timeZone);
  const after = asUtc - offsetMs(asUtc + DAY_MS, timeZone);
  const isShown = (momentMs: number) => momentMs + offsetMs(momentMs, timeZone) === asUtc;
  return [Math.min(before, after), Math.max(before, after)].find(isShown) ?? before;
}

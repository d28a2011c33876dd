import type { IsoDate } from './iso-date.ts';
import { localTime } from './localTime.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

/** Milliseconds between that moment's time on the zone's clocks, read as if it were UTC, and the moment itself. */
function offsetMs(instantMs: number, timeZone: string): number {
  const { date, minuteOfDay } = localTime(instantMs, timeZone);
  return Date.parse(`${date}T00:00:00Z`) + minuteOfDay * MINUTE_MS - instantMs;
}

/**
 * The moment at which the clocks of an IANA zone show a date and minute, in milliseconds since 1970. Where they show it
 * twice, the earlier one; a time that daylight saving skips is read with the clock from before.
 */
export function instantOf(date: IsoDate, minuteOfDay: number, timeZone: string): number {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minuteOfDay * MINUTE_MS;
  // The zone's offsets a day before and a day after cover both sides of a change of the clocks.
  const before = asUtc - offsetMs(asUtc - DAY_MS, timeZone);
  const after = asUtc - offsetMs(asUtc + DAY_MS, timeZone);
  const isShown = (momentMs: number) => momentMs + offsetMs(momentMs, timeZone) === asUtc;
  return [Math.min(before, after), Math.max(before, after)].find(isShown) ?? before;
}

import type { AuState } from '../places/place-types.ts';
import { isBusinessDay, nextBusinessDay } from './business-days.ts';
import { instantOf } from './instantOf.ts';
import { type Instant, localTime } from './localTime.ts';
import { parseTimeOfDay } from './time-of-day.ts';

/** When an office is open: the same hours on every business day of its state. */
export interface OfficeHours {
  /** `06:00`, on the clocks of `timeZone`. */
  opens: string;
  closes: string;
  /** IANA zone. */
  timeZone: string;
  state: AuState;
}

const MINUTE_MS = 60_000;

/**
 * The moment at which an office has been open for this many minutes since another moment, in milliseconds since 1970,
 * on a full minute.
 */
export function addOpenMinutes(
  from: Instant,
  minutes: number,
  { opens, closes, timeZone, state }: OfficeHours,
): number {
  const [opensMinute, closesMinute] = [parseTimeOfDay(opens) ?? 0, parseTimeOfDay(closes) ?? 0];
  if (closesMinute <= opensMinute)
    throw new Error(`An office that opens at ${opens} and closes at ${closes} never opens.`);
  const start = localTime(Math.ceil(Number(from) / MINUTE_MS) * MINUTE_MS, timeZone);
  let date = start.date;
  let minute = Math.max(start.minuteOfDay, opensMinute);
  let left = minutes;
  while (!isBusinessDay(date, state) || minute + left > closesMinute) {
    if (isBusinessDay(date, state)) left -= Math.max(0, closesMinute - minute);
    date = nextBusinessDay(date, state);
    minute = opensMinute;
  }
  return instantOf(date, minute + left, timeZone);
}

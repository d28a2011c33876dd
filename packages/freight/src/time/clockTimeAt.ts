import { clockCity } from '../places/clockCity.ts';
import { resolvePlace } from '../places/resolvePlace.ts';
import { formatClock } from './formatClock.ts';
import { instantOf } from './instantOf.ts';
import type { IsoDate } from './iso-date.ts';
import { formatTimeOfDay, parseTimeOfDay } from './time-of-day.ts';

/**
 * A time on the clock of a typed place: `15:30` as `3:30 PM AEDT`, or as `3:30 PM, Sydney time` while the day is not
 * known, since the abbreviation depends on it. Text that is no time is returned as it is.
 */
export function clockTimeAt(time: string, place: string, date: IsoDate | null): string {
  const minute = parseTimeOfDay(time);
  if (minute === null) return time;
  const { name, timeZone } = clockCity(resolvePlace(place));
  if (date === null) return `${formatTimeOfDay(minute)}, ${name} time`;
  return formatClock(instantOf(date, minute, timeZone), timeZone);
}

import { addDays, formatClock, formatDate, type Instant, localTime } from '@saltbush/freight';
import type { ArrivalEstimate, PositionFix, ShipmentPosition } from '@saltbush/positions/api';

/** What moments are said by: the zone of the delivery, and when the data was read. */
export interface Clock {
  timeZone: string;
  now: Instant;
}

/** The arrival is worked out to the second and not as exact as that, so it is widened to full five minutes. */
const STEP_MS = 5 * 60_000;
const HOUR_MINUTES = 60;
/** A position that is older is said to be old. */
const OLD_MINUTES = 60;
const MINUTE_MS = 60_000;

/** `today`, `tomorrow`, `yesterday`, or the date. */
function dayWords(moment: Instant, { timeZone, now }: Clock): string {
  const [date, today] = [localTime(moment, timeZone).date, localTime(now, timeZone).date];
  const near: Record<string, string> = {
    [today]: 'today',
    [addDays(today, 1)]: 'tomorrow',
    [addDays(today, -1)]: 'yesterday',
  };
  return near[date] ?? `on ${formatDate(date)}`;
}

/** `at 11:52 AM AEDT today`. */
const momentWords = (moment: Instant, clock: Clock): string =>
  `at ${formatClock(moment, clock.timeZone)} ${dayWords(moment, clock)}`;

/** `2 hours 30 minutes`, in steps of five minutes. */
function lengthWords(hours: number): string {
  const minutes = Math.round((hours * HOUR_MINUTES) / 5) * 5;
  const [whole, rest] = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES];
  const parts = [whole > 0 && `${whole} ${whole === 1 ? 'hour' : 'hours'}`, rest > 0 && `${rest} minutes`];
  return parts.filter(Boolean).join(' ');
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** `Near Goulburn NSW`. */
export const placeWords = ({ place }: PositionFix): string => capitalised(place);

/** When it was there and who says so, and that this is a while ago. */
export function seenWords({ at, from }: PositionFix, clock: Clock, isDelivered: boolean): string {
  const moment = Date.parse(at);
  const step = isDelivered ? 'when it was delivered' : 'when it was picked up';
  const by = from === 'driver' ? "reported by the driver's telephone" : step;
  const minutes = (Number(clock.now) - moment) / MINUTE_MS;
  const hours = Math.floor(minutes / HOUR_MINUTES);
  const age = minutes < OLD_MINUTES ? '' : `, ${hours === 1 ? 'an hour' : `${hours} hours`} ago`;
  return `${capitalised(momentWords(moment, clock))}, ${by}${hours < 24 ? age : ''}.`;
}

/** `Expected between 2:10 PM and 4:30 PM AEDT today`. */
export function arrivalWords({ earliest, latest }: ArrivalEstimate, clock: Clock): string {
  const from = Math.floor(Date.parse(earliest) / STEP_MS) * STEP_MS;
  const until = Math.ceil(Date.parse(latest) / STEP_MS) * STEP_MS;
  const [fromDay, untilDay] = [dayWords(from, clock), dayWords(until, clock)];
  const [fromClock, untilClock] = [formatClock(from, clock.timeZone), formatClock(until, clock.timeZone)];
  if (fromDay !== untilDay) return `Expected between ${fromClock} ${fromDay} and ${untilClock} ${untilDay}`;
  const [, ...zone] = fromClock.split(/(?= \S+$)/);
  const isSameZone = untilClock.endsWith(zone.join(''));
  return `Expected between ${isSameZone ? fromClock.slice(0, -zone.join('').length) : fromClock} and ${untilClock} ${untilDay}`;
}

/** Where the estimate comes from, what it includes, and that it has passed. */
export function estimateWords({ basis, asOf, latest, restHours }: ArrivalEstimate, clock: Clock): string {
  const from = basis === 'position' ? "the truck's position" : 'its pickup';
  const source = `An estimate from ${from} ${momentWords(Date.parse(asOf), clock)}`;
  const rest = restHours > 0 ? `; includes ${lengthWords(restHours)} of rest that the law asks of its driver` : '';
  const isOver = Date.parse(latest) < Number(clock.now);
  return `${source}${rest}.${isOver ? ' That time has passed, and nothing newer is known.' : ''}`;
}

/** The map in one sentence, for those who do not see it. */
export function mapWords({ latest, pickup, delivery, arrival, path }: ShipmentPosition, clock: Clock): string {
  const ends = pickup && delivery ? `from ${pickup.name} to ${delivery.name}` : null;
  const here = latest ? `${latest.place} ${momentWords(Date.parse(latest.at), clock)}` : null;
  const way = path.length > 1 ? `the way since ${path[0]?.place}` : null;
  const what = [here, ends, way].filter(Boolean).join(', ');
  return `Map: ${what}.${arrival ? ` ${arrivalWords(arrival, clock)}.` : ''}`;
}

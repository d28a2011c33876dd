import { formatDate, formatTimeOfDay, type IsoDate, localTime, parseTimeOfDay } from '@saltbush/freight';
import type { StandingPickup } from './standing-pickups.ts';
import { WEEKDAYS, type Weekday } from './weekdays.data.ts';

/** The gateway books at this time in the pickup's city. */
export const BOOKED_AT = '9:00 AM';

/** How many of the next days are named. */
const MOST_DAYS = 5;

type Pickup = Pick<StandingPickup, 'sender' | 'receiver' | 'from' | 'to'>;

/** "Banksia Tiles to Lee Co"; where a business is not known, its place. */
export const pickupName = ({ sender, receiver, from, to }: Pickup): string => `${sender || from} to ${receiver || to}`;

/** "Mon, Wed, Fri", or "Every weekday". */
export function weekdaysText(weekdays: readonly Weekday[]): string {
  if (weekdays.length === WEEKDAYS.length) return 'Every weekday';
  return WEEKDAYS.filter(({ day }) => weekdays.includes(day))
    .map(({ short }) => short)
    .join(', ');
}

type Rule = Pick<StandingPickup, 'weekdays' | 'pickupTime' | 'until'>;

/** "Mon, Wed, Fri at 3:30 PM, until 30 Jun 2027". */
export function ruleText({ weekdays, pickupTime, until }: Rule): string {
  const minute = parseTimeOfDay(pickupTime);
  const time = minute === null ? '' : ` at ${formatTimeOfDay(minute)}`;
  return `${weekdaysText(weekdays)}${time}${until === null ? '' : `, until ${formatDate(until)}`}`;
}

/** `2026-12-03` as "Thu 3 Dec 2026". */
export function dayText(day: IsoDate): string {
  const number = new Date(`${day}T00:00:00Z`).getUTCDay();
  const weekday = WEEKDAYS.find((each) => each.day === number);
  return `${weekday ? `${weekday.short} ` : ''}${formatDate(day)}`;
}

const withoutYear = (text: string): string => text.replace(/ \d{4}$/, '');

/**
 * Day on which a pickup is booked. Our cities are at most three hours apart, so that 9:00 in any of them is the same day
 * in Brisbane, whose clock never changes.
 */
const bookingDay = (at: string): IsoDate => localTime(new Date(at), 'Australia/Brisbane').date;

/** "Thu 3 Dec (booked Wed 2 Dec, 9:00 AM), Mon 7 Dec"; null without a next day. Nothing is booked without the terms. */
export function nextDaysText({
  nextDays,
  nextBookedAt,
  needsTerms,
}: Pick<StandingPickup, 'nextDays' | 'nextBookedAt' | 'needsTerms'>): string | null {
  const [first, ...others] = nextDays.slice(0, MOST_DAYS).map((day) => withoutYear(dayText(day)));
  if (first === undefined) return null;
  const booked =
    nextBookedAt === null || needsTerms
      ? ''
      : ` (booked ${withoutYear(dayText(bookingDay(nextBookedAt)))}, ${BOOKED_AT})`;
  return [`${first}${booked}`, ...others].join(', ');
}

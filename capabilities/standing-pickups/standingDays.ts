import { type AuState, addDays, type IsoDate, instantOf, isBusinessDay, weekdayOf } from '@saltbush/freight';
import type { Weekday } from './api/weekdays.data.ts';

/** Whoever books on the day before still finds somebody at the desk who answers. */
const BOOKED_AT_MINUTE = 9 * 60;
/** Longer than any run of public holidays on the same weekday. */
const MOST_WEEKS = 12;
const DAYS_PER_WEEK = 7;

export interface StandingRule {
  weekdays: readonly Weekday[];
  /** The last day; null for none. */
  until: IsoDate | null;
}

/** The pickup days of a rule after a day, the earliest first; public holidays of the state are left out. */
export function standingDays(
  { weekdays, until }: StandingRule,
  { after, state, count }: { after: IsoDate; state: AuState; count: number },
): IsoDate[] {
  const days: IsoDate[] = [];
  let day = after;
  for (let passed = 0; passed < MOST_WEEKS * DAYS_PER_WEEK && days.length < count; passed += 1) {
    day = addDays(day, 1);
    if (until !== null && day > until) break;
    if (weekdays.some((weekday) => weekday === weekdayOf(day)) && isBusinessDay(day, state)) days.push(day);
  }
  return days;
}

/** When a pickup day is booked: at 9:00 in the pickup's city, on the business day before. */
export function bookedAt(day: IsoDate, { state, timeZone }: { state: AuState; timeZone: string }): Date {
  let before = addDays(day, -1);
  while (!isBusinessDay(before, state)) before = addDays(before, -1);
  return new Date(instantOf(before, BOOKED_AT_MINUTE, timeZone));
}

import type { AuState } from '../places/place-types.ts';
import { addDays, type IsoDate, weekdayOf } from './iso-date.ts';
import { NATIONAL_HOLIDAYS, type PublicHoliday, STATE_HOLIDAYS } from './public-holidays.data.ts';

/** The public holiday of that weekday in that state, or null. The table covers 2026 to 2028. */
export function publicHoliday(date: IsoDate, state: AuState): PublicHoliday | null {
  const ofState: readonly PublicHoliday[] = STATE_HOLIDAYS[state];
  return NATIONAL_HOLIDAYS.find((day) => day.date === date) ?? ofState.find((day) => day.date === date) ?? null;
}

/** True from Monday to Friday, except on public holidays of the state. */
export function isBusinessDay(date: IsoDate, state: AuState): boolean {
  const weekday = weekdayOf(date);
  return weekday !== 0 && weekday !== 6 && publicHoliday(date, state) === null;
}

/** The first business day after the date. */
export function nextBusinessDay(date: IsoDate, state: AuState): IsoDate {
  let day = addDays(date, 1);
  while (!isBusinessDay(day, state)) day = addDays(day, 1);
  return day;
}

/** The date `count` business days later, read in the state of arrival. */
export function addBusinessDays(date: IsoDate, count: number, state: AuState): IsoDate {
  let day = date;
  for (let passed = 0; passed < count; passed += 1) day = nextBusinessDay(day, state);
  return day;
}

import { addDays, type IsoDate } from '@saltbush/freight';

/** A calendar month as `2026-01`. */
export type Month = string;

export const monthOf = (date: IsoDate): Month => date.slice(0, 7);

export const firstDayOf = (month: Month): IsoDate => `${month}-01`;

/** The month `count` months later; a negative `count` gives an earlier month. */
export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const months = year * 12 + number - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

export const lastDayOf = (month: Month): IsoDate => addDays(firstDayOf(addMonths(month, 1)), -1);

/** The same day a month earlier, or the last day of that month where it is shorter. */
export function monthEarlier(date: IsoDate): IsoDate {
  const month = addMonths(monthOf(date), -1);
  const day = `${month}${date.slice(7)}`;
  const last = lastDayOf(month);
  return day > last ? last : day;
}

/** Every month from the first to the last, each of them included. */
export function monthsBetween(from: Month, to: Month): Month[] {
  const months: Month[] = [];
  for (let month = from; month <= to; month = addMonths(month, 1)) months.push(month);
  return months;
}

export interface Window {
  from: Month;
  to: Month;
}

const HALF_YEAR_MONTHS = 6;

/** January to June, or July to December. */
export function halfYearOf(month: Month): Window {
  const from = `${month.slice(0, 4)}-${month.slice(5) <= '06' ? '01' : '07'}`;
  return { from, to: addMonths(from, HALF_YEAR_MONTHS - 1) };
}

import { addMonths, type IsoDate, lastDayOf, type Month, monthOf } from '@saltbush/freight';

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

import { addDays, type IsoDate } from './iso-date.ts';

/** A calendar month as `2026-01`. */
export type Month = string;

const NAMES = 'January February March April May June July August September October November December'.split(' ');

/** `2026-06` as `June 2026`. */
export function formatMonth(month: Month): string {
  const [year = '', number = ''] = month.split('-');
  return `${NAMES[Number(number) - 1] ?? ''} ${year}`;
}

export const monthOf = (date: IsoDate): Month => date.slice(0, 7);

export const firstDayOf = (month: Month): IsoDate => `${month}-01`;

/** The month `count` months later; a negative `count` gives an earlier month. */
export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const months = year * 12 + number - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

export const lastDayOf = (month: Month): IsoDate => addDays(firstDayOf(addMonths(month, 1)), -1);

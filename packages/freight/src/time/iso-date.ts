/** A calendar date as `2026-11-20`, free of any time zone. */
export type IsoDate = string;

const DAY_MS = 86_400_000;

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const toIsoDate = (utc: Date): IsoDate => utc.toISOString().slice(0, 10);

/**
 * Days are added to dates from outside, and a year with five digits is not an `IsoDate`: counting up to it would never
 * end.
 */
const LAST_DATE = '9998-12-31';

/** The date if the text is a real one in the form `2026-11-20`, up to the year 9998, otherwise null. */
export function parseIsoDate(text: string): IsoDate | null {
  const trimmed = text.trim();
  if (!/^\d{4}-\d{2}-\d{2}$/.test(trimmed)) return null;
  const utc = new Date(`${trimmed}T00:00:00Z`);
  return Number.isNaN(utc.getTime()) || toIsoDate(utc) !== trimmed || trimmed > LAST_DATE ? null : trimmed;
}

export function addDays(date: IsoDate, days: number): IsoDate {
  const utc = new Date(`${date}T00:00:00Z`);
  utc.setUTCDate(utc.getUTCDate() + days);
  return toIsoDate(utc);
}

/** Number of days from one date to a later one; below zero when the other is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** 0 is Sunday, 6 is Saturday. */
export function weekdayOf(date: IsoDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** `2026-12-09` as `9 Dec 2026`. */
export function formatDate(date: IsoDate): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(day)} ${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}

import { type IsoDate, parseIsoDate, parseTimeOfDay } from '@saltbush/freight';

const MINUTES_PER_HOUR = 60;
const HOURS_TO_NOON = 12;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A day as `2026-11-27`, `27/11/2026` or `27/11/26`, as spreadsheets in Australia write it; null for any other text. */
export function readDay(cell: string): IsoDate | null {
  const match = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(cell.trim());
  if (!match) return parseIsoDate(cell);
  const [, day = '', month = '', year = ''] = match;
  return parseIsoDate(`${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** A time as `15:30` of `15:30`, `15:30:00`, `3:30 PM` or `3pm`; blank for a blank cell, null for any other text. */
export function readTime(cell: string): string | null {
  const text = cell.trim();
  if (text === '') return '';
  const half = /^(\d{1,2})(?::(\d{2})(?::\d{2})?)?\s*([ap])\.?m\.?$/i.exec(text);
  if (half) {
    const [, hour = '', minute = '00', which = ''] = half;
    const isHour = Number(hour) >= 1 && Number(hour) <= HOURS_TO_NOON;
    if (!isHour || Number(minute) >= MINUTES_PER_HOUR) return null;
    const from = which.toLowerCase() === 'p' ? HOURS_TO_NOON : 0;
    return `${twoDigits((Number(hour) % HOURS_TO_NOON) + from)}:${minute}`;
  }
  const minutes = parseTimeOfDay(text);
  if (minutes === null) return null;
  return `${twoDigits(Math.floor(minutes / MINUTES_PER_HOUR))}:${twoDigits(minutes % MINUTES_PER_HOUR)}`;
}

/** A number above or at 0 without the commas between thousands; blank for a blank cell, null for any other text. */
export function readNumber(cell: string): string | null {
  const digits = cell.trim().replace(/,(?=\d{3})/g, '');
  return digits === '' || /^\d{1,6}(\.\d{1,3})?$/.test(digits) ? digits : null;
}

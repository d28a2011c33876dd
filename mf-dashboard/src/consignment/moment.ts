import { formatClock, formatMoment, type Instant, localTime } from '@saltbush/freight';

/** Formats an ISO 8601 moment in Sydney time: `20 Nov 2026, 2:00 PM AEDT`. */
export function sydneyMoment(iso: string): string {
  return formatMoment(Date.parse(iso), 'Australia/Sydney');
}

/** `2:05 PM AEDT`: the time in Sydney, where the desk is. */
export function sydneyTime(now: Instant): string {
  return formatClock(now, 'Australia/Sydney');
}

/** `2026-06`: the month of an ISO 8601 moment in Sydney, whose calendar the figures follow. */
export function sydneyMonth(iso: string): string {
  return localTime(new Date(iso), 'Australia/Sydney').date.slice(0, 7);
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** `2026-06` as `June 2026`. */
export function monthName(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${MONTHS[Number(number) - 1] ?? ''} ${year}`;
}

/** `2026-06` as `Jun`. */
export function shortMonth(month: string): string {
  return monthName(month).slice(0, 3);
}

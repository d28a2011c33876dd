import { formatClock, formatMoment, formatMonth, type Instant, localTime } from '@saltbush/freight';

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

/** `2026-06` as `Jun`. */
export function shortMonth(month: string): string {
  return formatMonth(month).slice(0, 3);
}

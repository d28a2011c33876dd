import { formatDate, formatTimeOfDay, type Instant, localTime, parseTimeOfDay } from '@saltbush/freight';

/** `21 Nov 2026, 2:05 PM AEDT` for a moment in ISO 8601, on the clocks of a time zone. */
export function momentIn(at: string, timeZone: string): string {
  const { date, minuteOfDay, zoneAbbreviation } = localTime(Date.parse(at), timeZone);
  return `${formatDate(date)}, ${formatTimeOfDay(minuteOfDay)} ${zoneAbbreviation}`;
}

/** `2:05 PM` on the clocks of Sydney, where the desk is. */
export function sydneyTime(now: Instant): string {
  return formatTimeOfDay(localTime(now, 'Australia/Sydney').minuteOfDay);
}

/** `2026-11-20T14:05` as `20 Nov 2026, 2:05 PM`. */
export function localMoment(local: string): string {
  const [date = '', time = ''] = local.split('T');
  const minute = parseTimeOfDay(time.slice(0, 5));
  return minute === null ? formatDate(date) : `${formatDate(date)}, ${formatTimeOfDay(minute)}`;
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

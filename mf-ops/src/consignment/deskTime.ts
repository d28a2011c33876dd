import { formatMoment, formatTimeOfDay, type Instant, type IsoDate, localTime } from '@saltbush/freight';

/** The desk stands in Sydney: its days and hours are read there, wherever the browser is. */
export const DESK_ZONE = 'Australia/Sydney';

/** `21 Nov 2026, 2:05 PM AEDT` for a moment in ISO 8601. */
export function deskMoment(at: string): string {
  return formatMoment(Date.parse(at), DESK_ZONE);
}

/** `2:05 PM`. */
export function deskTimeOfDay(now: Instant): string {
  return formatTimeOfDay(localTime(now, DESK_ZONE).minuteOfDay);
}

export function deskDate(now: Instant): IsoDate {
  return localTime(now, DESK_ZONE).date;
}

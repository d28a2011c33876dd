import { formatClock, formatMoment, type Instant, type IsoDate, localTime } from '@saltbush/freight';

/** The desk is in Sydney, so its dates and times are Sydney's, wherever the browser is. */
export const DESK_ZONE = 'Australia/Sydney';

/** An ISO 8601 moment as `21 Nov 2026, 2:05 PM AEDT`. */
export function deskMoment(at: string): string {
  return formatMoment(Date.parse(at), DESK_ZONE);
}

/** `2:05 PM AEDT`. */
export function deskTimeOfDay(now: Instant): string {
  return formatClock(now, DESK_ZONE);
}

export function deskDate(now: Instant): IsoDate {
  return localTime(now, DESK_ZONE).date;
}

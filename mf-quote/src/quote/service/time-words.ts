import type { IsoDate } from '@saltbush/freight';
import { formatDate } from '@saltbush/freight';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** `2026-11-20` as `Fri 20 Nov 2026`. */
export const formatDay = (date: IsoDate): string =>
  `${WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? ''} ${formatDate(date)}`;

/** 125 minutes as `2 h 5 min`. */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

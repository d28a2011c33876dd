import { formatDate, type IsoDate } from '@saltbush/freight';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** `2026-11-23` as `Monday 23 Nov 2026`. */
export function dayLabel(date: IsoDate): string {
  const weekday = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()];
  return weekday ? `${weekday} ${formatDate(date)}` : date;
}

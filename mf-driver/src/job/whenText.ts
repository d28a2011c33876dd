import { formatDate, formatTimeOfDay, parseTimeOfDay, weekdayOf } from '@saltbush/freight';
import type { DriverStop } from '@saltbush/positions/api';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** `Monday 23 Nov 2026, 9:30 AM`, in local time of the stop; null where no day is agreed. */
export function whenText({ dateLocal, timeLocal }: DriverStop): string | null {
  if (dateLocal === null) return null;
  const minute = timeLocal === null ? null : parseTimeOfDay(timeLocal);
  const day = `${DAYS[weekdayOf(dateLocal)]} ${formatDate(dateLocal)}`;
  return minute === null ? day : `${day}, ${formatTimeOfDay(minute)}`;
}

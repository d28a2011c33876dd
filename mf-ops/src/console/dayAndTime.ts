import { houseTime } from './houseTime.ts';

/** An ISO 8601 moment as `21 Nov 2026, 2:05 PM AEDT`, in the reader's time zone or the given one. */
export function dayAndTime(at: string, timeZone?: string): string {
  return houseTime(at, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone !== undefined && { timeZone }),
  });
}

import { houseTime } from '../console/houseTime.ts';

const HOUR_MINUTES = 60;

/** Label of a time step in the reader's time zone: `2:30 PM`, or `Sat 2 PM` when steps are hours. */
export function stepLabel(at: string, stepMinutes: number): string {
  const isLong = stepMinutes >= HOUR_MINUTES;
  return houseTime(at, isLong ? { weekday: 'short', hour: 'numeric' } : { hour: 'numeric', minute: '2-digit' });
}

import type { City } from '../places/place-types.ts';
import { type IsoDate, parseIsoDate } from './iso-date.ts';
import { type Instant, localTime } from './localTime.ts';

export type PickupDay =
  | { status: 'today' | 'later'; date: IsoDate }
  | { status: 'refused'; code: 'pickup-date-invalid' | 'pickup-date-past'; message: string };

/** Reads the optional pickup date on the pickup city's calendar: blank means today, and a past date is refused. */
export function checkPickupDate(text: string, city: City, now: Instant): PickupDay {
  const today = localTime(now, city.timeZone).date;
  if (text.trim() === '') return { status: 'today', date: today };
  const date = parseIsoDate(text);
  if (date === null) {
    return { status: 'refused', code: 'pickup-date-invalid', message: 'Please enter a real pickup date.' };
  }
  if (date < today) {
    return { status: 'refused', code: 'pickup-date-past', message: 'Please choose a pickup date from today on.' };
  }
  return { status: date === today ? 'today' : 'later', date };
}

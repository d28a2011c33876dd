import {
  checkPickupDate,
  type Instant,
  type MetroService,
  type QuoteRequest,
  type ServiceOpening,
  serviceOpening,
} from '@saltbush/freight';
import { pickupClock } from './pickupClock.ts';

/** Whether a same-day level can be booked for the chosen day; null while the date is wrong. */
export function metroOpening(service: MetroService, request: QuoteRequest, now: Instant): ServiceOpening | null {
  const city = pickupClock(request);
  const day = checkPickupDate(request.pickupDate, city, now);
  return day.status === 'refused' ? null : serviceOpening(service, day, city, now);
}

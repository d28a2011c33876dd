import { isMetroService, type Service } from '../quote/quote-request.ts';
import { TERMS } from '../tariffs/terms.data.ts';
import { addOpenMinutes, type OfficeHours } from '../time/addOpenMinutes.ts';
import type { IsoDate } from '../time/iso-date.ts';
import { type Instant, localTime } from '../time/localTime.ts';

interface Asked {
  service: Service | null;
  pickupDate: IsoDate;
}

/**
 * The latest time at which a booking is accepted or declined, in milliseconds since 1970. It lies within office hours.
 * A pickup on the same day is answered sooner, and dispatch stays as late as such pickups are taken.
 */
export function bookingAnswerBy(requestedAt: Instant, { service, pickupDate }: Asked, office: OfficeHours): number {
  const isLocal = service !== null && (isMetroService(service) || service === 'METRO_HOURLY');
  if (isLocal && pickupDate === localTime(requestedAt, office.timeZone).date) {
    return addOpenMinutes(requestedAt, TERMS.sameDayAnswerMinutes, { ...office, closes: TERMS.dispatchCloses });
  }
  return addOpenMinutes(requestedAt, TERMS.bookingAnswerHours * 60, office);
}

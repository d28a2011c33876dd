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
 * When a booking is accepted or declined at the latest, in milliseconds since 1970: within the office's hours, and sooner
 * where it is to be picked up on the same day, for which dispatch stays as long as such pickups are taken.
 */
export function bookingAnswerBy(requestedAt: Instant, { service, pickupDate }: Asked, office: OfficeHours): number {
  const isLocal = service !== null && (isMetroService(service) || service === 'METRO_HOURLY');
  if (isLocal && pickupDate === localTime(requestedAt, office.timeZone).date) {
    return addOpenMinutes(requestedAt, TERMS.sameDayAnswerMinutes, { ...office, closes: TERMS.dispatchCloses });
  }
  return addOpenMinutes(requestedAt, TERMS.bookingAnswerHours * 60, office);
}

import { addOpenMinutes, type Instant, TERMS } from '@saltbush/freight';
import { brand } from '@saltbush/ui/brand';

/** When a booking that is requested now is accepted or declined at the latest, in milliseconds since 1970. */
export function answerBy(requestedAt: Instant): number {
  return addOpenMinutes(requestedAt, TERMS.bookingAnswerHours * 60, { ...brand.hours, state: brand.address.state });
}

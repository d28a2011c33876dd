import type { Instant } from '../time/localTime.ts';
import { closedUntil } from './closedUntil.ts';
import type { QuoteRequest } from './quote-request.ts';
import { quoteContext } from './quoteContext.ts';

/**
 * An earlier request, to be priced again: a pickup date that has passed is left out, and where its service is closed
 * for the day the pickup is on the next business day. Anything else stays as it is.
 */
export function withOpenPickupDate(request: QuoteRequest, { now }: { now: Instant }): QuoteRequest {
  const { pickupDay } = quoteContext(request, now);
  const isPast = pickupDay.status === 'refused' && pickupDay.code === 'pickup-date-past';
  const coming = isPast ? { ...request, pickupDate: '' } : request;
  return { ...coming, pickupDate: closedUntil(coming, { now }) ?? coming.pickupDate };
}

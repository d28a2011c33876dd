import { nextBusinessDay } from '../time/business-days.ts';
import type { Instant } from '../time/localTime.ts';
import { priceQuote } from './priceQuote.ts';
import type { QuoteRequest } from './quote-request.ts';
import { quoteContext } from './quoteContext.ts';

/**
 * An earlier request, to be priced again: a pickup date that has passed is left out, and where its service is closed
 * for the day the pickup is on the next business day. Anything else stays as it is.
 */
export function withOpenPickupDate(request: QuoteRequest, { now }: { now: Instant }): QuoteRequest {
  const outcome = priceQuote(request, { now });
  if (outcome.status !== 'refused') return request;
  if (outcome.code === 'pickup-date-past') return withOpenPickupDate({ ...request, pickupDate: '' }, { now });
  if (outcome.code !== 'after-cut-off' && outcome.code !== 'no-business-day') return request;
  const { pickupDay, clockCity } = quoteContext(request, now);
  if (pickupDay.status === 'refused') return request;
  return { ...request, pickupDate: nextBusinessDay(pickupDay.date, clockCity.state) };
}

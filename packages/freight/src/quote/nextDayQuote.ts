import { nextBusinessDay } from '../time/business-days.ts';
import type { IsoDate } from '../time/iso-date.ts';
import type { Instant } from '../time/localTime.ts';
import { availableServices } from './availableServices.ts';
import { priceQuote } from './priceQuote.ts';
import type { QuoteRequest } from './quote-request.ts';
import type { Quote } from './quote-types.ts';
import { quoteContext } from './quoteContext.ts';
import { recalculateQuote } from './recalculateQuote.ts';

/**
 * The price on the next business day when every service is closed on the chosen one: of the chosen service, or of the
 * one that would be selected. Null when something is open, or nothing can be priced then either.
 */
export function nextDayQuote(request: QuoteRequest, { now }: { now: Instant }): { date: IsoDate; quote: Quote } | null {
  const today = priceQuote(request, { now });
  const isClosed = today.status === 'refused' && (today.code === 'no-business-day' || today.code === 'after-cut-off');
  const { pickupDay, clockCity } = quoteContext(request, now);
  const isAnyOpen = availableServices(request, { now }).options.some(({ available }) => available);
  if (!isClosed || isAnyOpen || pickupDay.status === 'refused') return null;
  const date = nextBusinessDay(pickupDay.date, clockCity.state);
  const { request: then } = recalculateQuote({ ...request, pickupDate: date }, { now });
  const outcome = priceQuote({ ...then, service: request.service ?? then.service }, { now });
  return outcome.status === 'priced' ? { date, quote: outcome.quote } : null;
}

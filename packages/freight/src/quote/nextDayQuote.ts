import type { IsoDate } from '../time/iso-date.ts';
import type { Instant } from '../time/localTime.ts';
import { availableServices } from './availableServices.ts';
import { closedUntil } from './closedUntil.ts';
import { priceQuote } from './priceQuote.ts';
import type { QuoteRequest } from './quote-request.ts';
import type { Quote } from './quote-types.ts';
import { recalculateQuote } from './recalculateQuote.ts';

/**
 * The price on the next business day when every service is closed on the chosen one: of the chosen service, or of the
 * one that would be selected. Null when something is open, or nothing can be priced then either.
 */
export function nextDayQuote(request: QuoteRequest, { now }: { now: Instant }): { date: IsoDate; quote: Quote } | null {
  const date = closedUntil(request, { now });
  const isAnyOpen = availableServices(request, { now }).options.some(({ available }) => available);
  if (date === null || isAnyOpen) return null;
  const { request: then } = recalculateQuote({ ...request, pickupDate: date }, { now });
  const outcome = priceQuote({ ...then, service: request.service ?? then.service }, { now });
  return outcome.status === 'priced' ? { date, quote: outcome.quote } : null;
}

import { nextBusinessDay } from '../time/business-days.ts';
import type { IsoDate } from '../time/iso-date.ts';
import type { Instant } from '../time/localTime.ts';
import { priceQuote } from './priceQuote.ts';
import type { QuoteRequest } from './quote-request.ts';
import { quoteContext } from './quoteContext.ts';

/** The next business day when the service of a request is closed on its pickup date; null when that is not why. */
export function closedUntil(request: QuoteRequest, { now }: { now: Instant }): IsoDate | null {
  const outcome = priceQuote(request, { now });
  const isClosed =
    outcome.status === 'refused' && (outcome.code === 'no-business-day' || outcome.code === 'after-cut-off');
  const { pickupDay, clockCity } = quoteContext(request, now);
  return isClosed && pickupDay.status !== 'refused' ? nextBusinessDay(pickupDay.date, clockCity.state) : null;
}

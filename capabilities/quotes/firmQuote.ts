import { Refusal } from '@saltbush/capability/refusal';
import {
  type AgreedRate,
  type PerKmLane,
  perKmLane,
  priceQuote,
  type Quote,
  type QuoteRequest,
  takesOwnRate,
} from '@saltbush/freight';

export interface Pricing {
  now: Date;
  /** Looks up the visitor's own rate sheet for a lane. */
  agreedRateFor: (lane: PerKmLane) => Promise<AgreedRate | null>;
}

/**
 * Prices a request at a moment, for a quote that will be saved.
 * @throws Refusal `quote-refused` with the code as `reason` and the candidates as `places`, or `quote-indicative`.
 */
export async function firmQuote(request: QuoteRequest, { now, agreedRateFor }: Pricing): Promise<Quote> {
  const standard = priceQuote(request, { now });
  // The client's own rates apply only to freight without a fixed rate.
  const lane = takesOwnRate(standard) ? perKmLane(request, { now }) : null;
  const agreedRate = lane === null ? null : await agreedRateFor(lane);
  const outcome = agreedRate === null ? standard : priceQuote(request, { now, agreedRate });
  if (outcome.status === 'priced') return outcome.quote;
  if (outcome.status === 'indicative') {
    // Between two cities the price by distance can be booked, marked as such, and a person confirms it.
    if (outcome.quote.isBookable) return outcome.quote;
    const message = `${outcome.message} The price by distance is a guide and cannot be saved.`;
    throw new Refusal(message, { status: 422, code: 'quote-indicative' });
  }
  const { code: reason, message, places } = outcome;
  throw new Refusal(message, { status: 422, code: 'quote-refused', facts: { reason, ...(places && { places }) } });
}

import { priceQuote, type Quote, type QuoteRequest } from '@saltbush/freight';
import { Refusal } from '../errors.ts';

/**
 * Prices a request at a moment, for a quote that will stand.
 * @throws Refusal `quote-refused` with the reason's code as `reason`, or `quote-indicative`.
 */
export function firmQuote(request: QuoteRequest, now: Date): Quote {
  const outcome = priceQuote(request, { now });
  if (outcome.status === 'priced') return outcome.quote;
  if (outcome.status === 'indicative') {
    const message = `${outcome.message} The price by distance is a guide and cannot be saved.`;
    throw new Refusal(message, { status: 422, code: 'quote-indicative' });
  }
  const { code: reason, message } = outcome;
  throw new Refusal(message, { status: 422, code: 'quote-refused', facts: { reason } });
}

import type { QuoteRequest } from '@saltbush/freight';
import { quoteSearch } from '../quote/quoteSearch.ts';

/** The calculator with the answers of a quote, without its pickup date, which has passed or is closed. */
export function calculatorHref(request: QuoteRequest): string {
  return `/quote${quoteSearch({ ...request, pickupDate: '' }, { now: null, isQuoted: false })}`;
}

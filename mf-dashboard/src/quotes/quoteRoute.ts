import type { QuoteRequest } from '@saltbush/freight';

/** `Sydney to Melbourne`, or the metro area of an hourly hire. */
export function quoteRoute({ mode, pickup, delivery }: QuoteRequest): string {
  return mode === 'metro-hourly' ? `${pickup} Metro` : `${pickup} to ${delivery}`;
}

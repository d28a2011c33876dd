import type { QuoteRequest } from './quote-request.ts';

/** `Sydney to Melbourne`, or the metro area of an hourly hire. */
export function routeOf({ mode, pickup, delivery }: Pick<QuoteRequest, 'mode' | 'pickup' | 'delivery'>): string {
  return mode === 'metro-hourly' ? `${pickup} Metro` : `${pickup} to ${delivery}`;
}

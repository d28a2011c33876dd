import { type QuoteRequest, readLoad } from '@saltbush/freight';

/** Most labels of one consignment. */
export const MOST_LABELS = 100;

/** Packages that a quote counts, as far as there may be labels for them. Whoever hires a whole truck counts none: one. */
export function packagesOf(request: QuoteRequest): number {
  return Math.min(Math.ceil(readLoad(request).count), MOST_LABELS);
}

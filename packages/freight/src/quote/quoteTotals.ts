import { formatAud, formatBasisPoints } from '../money/money.ts';
import type { Quote } from './quote-types.ts';

/** The three totals under the lines of a price, in the words and figures that every page shows. */
export function quoteTotals(
  quote: Pick<Quote, 'totalExGstCents' | 'gstBasisPoints' | 'gstCents' | 'totalIncGstCents'>,
): { part: 'ex-gst' | 'gst' | 'inc-gst'; label: string; amount: string }[] {
  return [
    { part: 'ex-gst', label: 'Total ex GST', amount: formatAud(quote.totalExGstCents) },
    { part: 'gst', label: `GST ${formatBasisPoints(quote.gstBasisPoints)}`, amount: formatAud(quote.gstCents) },
    { part: 'inc-gst', label: 'Total inc GST', amount: formatAud(quote.totalIncGstCents) },
  ];
}

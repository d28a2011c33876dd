import { formatAud } from '../money/money.ts';
import type { Quote } from './quote-types.ts';
import { quoteTotals } from './quoteTotals.ts';

/** A whole price in words and figures: every line, then the three totals. */
export function priceRows(
  quote: Parameters<typeof quoteTotals>[0] & Pick<Quote, 'lines'>,
): { part: 'line' | ReturnType<typeof quoteTotals>[number]['part']; label: string; amount: string }[] {
  const lines = quote.lines.map(({ label, amountCents }) => ({
    part: 'line' as const,
    label,
    amount: formatAud(amountCents),
  }));
  return [...lines, ...quoteTotals(quote)];
}

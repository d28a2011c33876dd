import { formatNumber } from '@saltbush/freight';

/** `2190000` cents as `$21,900`, rounded to the dollar. For tiles and charts, never for an amount that is owed. */
export function wholeDollars(amountCents: number): string {
  return `${amountCents < 0 ? '-' : ''}$${formatNumber(Math.abs(amountCents) / 100)}`;
}

/** `320000` cents as `$3.2k`: for charts with little room. */
export function thousands(amountCents: number): string {
  if (amountCents === 0) return '$0';
  return `${amountCents < 0 ? '-' : ''}$${formatNumber(Math.abs(amountCents) / 100_000, 1)}k`;
}

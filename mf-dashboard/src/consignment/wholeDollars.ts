import { formatNumber } from '@saltbush/freight';

/** `2190000` cents as `$21,900`, rounded to the dollar: for tiles and charts, never for what is owed. */
export function wholeDollars(amountCents: number): string {
  return `${amountCents < 0 ? '-' : ''}$${formatNumber(Math.abs(amountCents) / 100)}`;
}

/** `320000` cents as `$3.2k` from ten thousand dollars on, where there is little room. */
export function shortDollars(amountCents: number): string {
  return Math.abs(amountCents) < 1_000_000
    ? wholeDollars(amountCents)
    : `${amountCents < 0 ? '-' : ''}$${formatNumber(Math.abs(amountCents) / 100_000, 1)}k`;
}

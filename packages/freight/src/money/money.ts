import { withThousands } from './withThousands.ts';

/** Goods and services tax in basis points. Source: A New Tax System (Goods and Services Tax) Act 1999, s 9-70. */
export const GST_BASIS_POINTS = 1000;

/** Integer division, rounded half up. Both numbers are integers, `divisor` above 0. */
export function divideHalfUp(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}

/** Share of an amount in whole cents, rounded half up: 22.37 % is 2237 basis points. */
export function percentOfCents(amountCents: number, basisPoints: number): number {
  return divideHalfUp(amountCents * basisPoints, 10_000);
}

export function sumCents(amountsCents: readonly number[]): number {
  return amountsCents.reduce((total, amount) => total + amount, 0);
}

/** GST on a total before GST, in whole cents, rounded half up. */
export function gstCents(totalExGstCents: number): number {
  return percentOfCents(totalExGstCents, GST_BASIS_POINTS);
}

/** `58738` as `587.38`: dollars with two decimals and no sign or separator. */
export function decimalAmount(amountCents: number): string {
  const digits = String(Math.abs(amountCents)).padStart(3, '0');
  return `${amountCents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** `123450` as `$1,234.50`. The same in every locale, so that server and browser agree. */
export function formatAud(amountCents: number): string {
  const [dollars = '0', cents = '00'] = decimalAmount(Math.abs(amountCents)).split('.');
  return `${amountCents < 0 ? '-' : ''}$${withThousands(dollars)}.${cents}`;
}

/** `2237` as `22.37%`, `1000` as `10%`. */
export function formatBasisPoints(basisPoints: number): string {
  const decimal = decimalAmount(basisPoints).replace(/\.00$|0$/, '');
  return `${decimal}%`;
}

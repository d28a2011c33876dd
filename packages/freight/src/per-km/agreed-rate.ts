import { divideHalfUp } from '../money/money.ts';
import { withoutTrailingZeros } from '../money/withoutTrailingZeros.ts';

/** A rate in a client's own sheet for a lane, and its line in the sheet. */
export interface AgreedRate {
  sheetId: number;
  sheetName: string;
  /** Number among the sheet's valid rows, from 1. */
  line: number;
  /** Dollars before GST, above 0, with as many decimals as in the sheet. */
  ratePerKm: number;
}

const MICRO = 1_000_000;

/** The price of a whole number of kilometres at a rate, in cents, rounded half up. */
export function agreedCents({ ratePerKm }: Pick<AgreedRate, 'ratePerKm'>, km: number): number {
  return divideHalfUp(Math.round(ratePerKm * MICRO) * km, MICRO / 100);
}

/** `2.1` as `$2.10`, `2.999` as `$2.999`: at least two decimals, at most six. */
export function formatRatePerKm(ratePerKm: number): string {
  const [whole = '0', fraction = ''] = ratePerKm.toFixed(6).split('.');
  return `$${whole}.${withoutTrailingZeros(fraction).padEnd(2, '0')}`;
}

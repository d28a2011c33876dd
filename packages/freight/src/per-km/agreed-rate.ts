import { divideHalfUp } from '../money/money.ts';
import { withoutTrailingZeros } from '../money/withoutTrailingZeros.ts';

/** A rate that a client's own sheet holds for a lane, and where in the sheet it stands. */
export interface AgreedRate {
  sheetId: number;
  sheetName: string;
  /** Among the sheet's valid rows, from 1. */
  line: number;
  /** Dollars before GST, as many decimals as the sheet has, above 0. */
  ratePerKm: number;
}

const MICRO = 1_000_000;

/** What a whole number of kilometres costs at a rate, in cents rounded half up. */
export function agreedCents({ ratePerKm }: Pick<AgreedRate, 'ratePerKm'>, km: number): number {
  return divideHalfUp(Math.round(ratePerKm * MICRO) * km, MICRO / 100);
}

/** `2.1` as `$2.10`, `2.999` as `$2.999`: at least two decimals, at most six. */
export function formatRatePerKm(ratePerKm: number): string {
  const [whole = '0', fraction = ''] = ratePerKm.toFixed(6).split('.');
  return `$${whole}.${withoutTrailingZeros(fraction).padEnd(2, '0')}`;
}

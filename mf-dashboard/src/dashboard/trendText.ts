import type { Tile } from '@saltbush/consignments/api';
import { formatNumber } from '@saltbush/freight';

/** `count` compares numbers, `percent` points, `money` percent. */
export type TileKind = 'count' | 'percent' | 'money';

const signed = (difference: number, decimals: number) =>
  `${difference > 0 ? '+' : ''}${formatNumber(difference, decimals)}`;

/**
 * A figure compared with last month, in words: `+3 vs last month`. A figure of the month so far is compared with as many
 * days of last month, and says so.
 */
export function trendText({ value, lastMonth }: Tile, kind: TileKind, isSoFar = false): string {
  if (value === null) return lastMonth === null ? 'Nothing to count yet' : 'Nothing to count this month';
  if (lastMonth === null) return 'No figure for last month';
  const difference = value - lastMonth;
  const before = isSoFar ? 'last month by this day' : 'last month';
  if (kind === 'money') {
    if (lastMonth === 0) return value === 0 ? `Same as ${before}` : `Nothing ${before}`;
    const percent = Math.round((100 * difference) / lastMonth);
    return percent === 0 ? `Same as ${before}` : `${signed(percent, 0)}% vs ${before}`;
  }
  if (Math.abs(difference) < 0.05) return `Same as ${before}`;
  return kind === 'percent'
    ? `${signed(difference, 0)} ${Math.abs(difference) === 1 ? 'point' : 'points'} vs ${before}`
    : `${signed(difference, 1)} vs ${before}`;
}

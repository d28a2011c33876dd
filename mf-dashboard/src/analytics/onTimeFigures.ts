import type { AnalyticsMonth } from '@saltbush/consignments/api';

const USUAL_FLOOR = 85;

/** The months from the first to the last that has an on-time rate. */
export function measuredMonths(months: readonly AnalyticsMonth[]): AnalyticsMonth[] {
  const isMeasured = ({ onTimePercent }: AnalyticsMonth) => onTimePercent !== null;
  const first = months.findIndex(isMeasured);
  return first === -1 ? [] : months.slice(first, months.findLastIndex(isMeasured) + 1);
}

const QUARTER_MONTHS = 3;

/** The last three months; older ones say little about now. */
export function latestQuarter(months: readonly AnalyticsMonth[]): AnalyticsMonth[] {
  return measuredMonths(months).slice(-QUARTER_MONTHS);
}

/** 85 to 100, or starting at the ten below the worst month. */
export function percentTicks(values: readonly number[]): number[] {
  const lowest = Math.min(100, ...values);
  if (lowest >= USUAL_FLOOR) return [85, 90, 95, 100];
  const floor = Math.max(0, Math.floor(lowest / 10) * 10 - (lowest % 10 === 0 ? 10 : 0));
  const step = 100 - floor > 50 ? 20 : 10;
  const ticks: number[] = [];
  for (let tick = 100; tick > floor; tick -= step) ticks.unshift(tick);
  return [Math.max(0, (ticks[0] ?? 100) - step), ...ticks];
}

import { addMonths, type Month } from '@saltbush/freight';
import { halfYearOf, monthsBetween, type Window } from './months.ts';

const DEFAULT_MONTHS = 6;

interface Asked {
  months: number | null;
  to: Month | null;
}

/** The half-years with deliveries, the latest first. */
export function halfYears(delivered: readonly Month[]): Window[] {
  const byStart = new Map(delivered.map(halfYearOf).map((window) => [window.from, window]));
  return [...byStart.values()].sort((one, other) => other.from.localeCompare(one.from));
}

/**
 * The months to show: those asked for; else the latest half-year that has deliveries in each month, so that its figures
 * are complete; else the current half-year. `delivered` are the months with deliveries.
 */
export function analyticsWindow({ months, to }: Asked, delivered: readonly Month[], current: Month): Window {
  if (months !== null || to !== null) {
    const last = to ?? current;
    return { from: addMonths(last, 1 - (months ?? DEFAULT_MONTHS)), to: last };
  }
  const known = new Set(delivered);
  const whole = halfYears(delivered).find(({ from, to: last }) =>
    monthsBetween(from, last).every((month) => known.has(month)),
  );
  return whole ?? halfYearOf(current);
}

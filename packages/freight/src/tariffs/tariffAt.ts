import type { IsoDate } from '../time/iso-date.ts';

export interface Dated {
  effectiveFrom: IsoDate;
}

/**
 * Date from which the first tariffs apply. Use it when a page must show prices before it may read the clock, as in the
 * first render. Prices of a quote always follow the date of the quote.
 */
export const FIRST_TARIFF_DATE: IsoDate = '2026-07-01';

/** The tariff in force on a date: the latest that has begun, or the earliest when none has. */
export function tariffAt<T extends Dated>(tariffs: readonly [T, ...T[]], onDate: IsoDate): T {
  const [earliest, ...others] = tariffs.toSorted((a, b) => a.effectiveFrom.localeCompare(b.effectiveFrom));
  return others.findLast((tariff) => tariff.effectiveFrom <= onDate) ?? earliest ?? tariffs[0];
}

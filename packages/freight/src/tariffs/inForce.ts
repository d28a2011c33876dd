import type { IsoDate } from '../time/iso-date.ts';
import type { Dated } from './tariff-types.ts';

/** Of dated tables, the one in force on a date: the latest that has begun, or the earliest when none has. */
export function inForce<T extends Dated>(tariffs: readonly [T, ...T[]], onDate: IsoDate): T {
  const [earliest, ...others] = tariffs.toSorted((a, b) => a.effectiveFrom.localeCompare(b.effectiveFrom));
  return others.findLast((tariff) => tariff.effectiveFrom <= onDate) ?? earliest ?? tariffs[0];
}

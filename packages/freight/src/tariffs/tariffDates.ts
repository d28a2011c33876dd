import type { IsoDate } from '../time/iso-date.ts';
import { FIRM_TARIFFS, OTHER_TARIFFS } from './tariffs.data.ts';

/**
 * Every day on which a price, levy or charge changes, earliest first. Pages that publish prices are tested against each
 * of them, so that a new tariff cannot leave old prices on the site.
 */
export function tariffDates(): IsoDate[] {
  const tariffs = Object.values({ ...FIRM_TARIFFS, ...OTHER_TARIFFS }).flat();
  return [...new Set(tariffs.map(({ effectiveFrom }) => effectiveFrom))].toSorted();
}

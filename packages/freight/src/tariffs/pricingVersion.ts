import { DEMURRAGE_TARIFFS } from '../demurrage/demurrage.ts';
import { FTL_TARIFFS } from '../ftl/ftl-rates.ts';
import { HOURLY_TARIFFS } from '../hourly/hourlyQuote.ts';
import { LTL_TARIFFS } from '../ltl/ltl-rates.ts';
import { ZONE_RATES_TARIFFS } from '../metro/zoneRate.ts';
import { PER_KM_TARIFFS } from '../per-km/perKmVehicle.ts';
import { RATE_CARDS_TARIFFS } from '../rate-cards/rate-cards.ts';
import { SURCHARGES_TARIFFS } from '../surcharges/surchargeLines.ts';
import type { IsoDate } from '../time/iso-date.ts';
import { FUEL_LEVIES } from './fuel-levies.data.ts';
import { type Dated, tariffAt } from './tariffAt.ts';

/** Every tariff that decides a firm price: the same lists in which prices are looked up. */
const TARIFFS: readonly [Dated, ...Dated[]] = [
  ...FUEL_LEVIES,
  ...FTL_TARIFFS,
  ...LTL_TARIFFS,
  ...ZONE_RATES_TARIFFS,
  ...RATE_CARDS_TARIFFS,
  ...HOURLY_TARIFFS,
  ...SURCHARGES_TARIFFS,
];

/** The name of the price list on a date: the day on which the newest of its tariffs took effect. */
export function pricingVersion(onDate: IsoDate): IsoDate {
  return tariffAt(TARIFFS, onDate).effectiveFrom;
}

/** Tariffs of charges and estimates that are not part of a firm price. */
const OTHER_TARIFFS: readonly Dated[] = [...PER_KM_TARIFFS, ...DEMURRAGE_TARIFFS];

/**
 * Every day on which a price, levy or charge changes, earliest first. Pages that publish prices are tested against each
 * of them, so that a new tariff cannot leave old prices on the site.
 */
export function tariffDates(): IsoDate[] {
  return [...new Set([...TARIFFS, ...OTHER_TARIFFS].map(({ effectiveFrom }) => effectiveFrom))].toSorted();
}

import { FTL_2026_07 } from '../ftl/ftl-2026-07.data.ts';
import { HOURLY_2026_07 } from '../hourly/hourly-2026-07.data.ts';
import { LTL_2026_07 } from '../ltl/ltl-2026-07.data.ts';
import { ZONE_RATES_2026_07 } from '../metro/zone-rates-2026-07.data.ts';
import { RATE_CARDS_2026_07 } from '../rate-cards/rate-cards-2026-07.data.ts';
import { SURCHARGES_2026_07 } from '../surcharges/surcharges-2026-07.data.ts';
import type { IsoDate } from '../time/iso-date.ts';
import { FUEL_LEVIES } from './fuel-levies.data.ts';
import { type Dated, tariffAt } from './tariffAt.ts';

/** Every tariff that decides a firm price. */
const TARIFFS: readonly [Dated, ...Dated[]] = [
  ...FUEL_LEVIES,
  FTL_2026_07,
  LTL_2026_07,
  ZONE_RATES_2026_07,
  RATE_CARDS_2026_07,
  HOURLY_2026_07,
  SURCHARGES_2026_07,
];

/** Names the price list of a date: the day the newest of its tariffs took effect. */
export function pricingVersion(onDate: IsoDate): IsoDate {
  return tariffAt(TARIFFS, onDate).effectiveFrom;
}

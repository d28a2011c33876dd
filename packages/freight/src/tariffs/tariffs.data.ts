import { DEMURRAGE_2026_07 } from './demurrage-2026-07.data.ts';
import { FTL_2026_07 } from './ftl-2026-07.data.ts';
import { FUEL_LEVIES } from './fuel-levies.data.ts';
import { HOURLY_2026_07 } from './hourly-2026-07.data.ts';
import { LTL_2026_07 } from './ltl-2026-07.data.ts';
import { PER_KM_2026_07 } from './per-km-2026-07.data.ts';
import { RATE_CARDS_2026_07 } from './rate-cards-2026-07.data.ts';
import { SURCHARGES_2026_07 } from './surcharges-2026-07.data.ts';
import type {
  Dated,
  DemurrageTariff,
  FtlTariff,
  FuelLevies,
  HourlyTariff,
  LtlTariff,
  PerKmTariff,
  RateCardTariff,
  SurchargeTariff,
  ZoneTariff,
} from './tariff-types.ts';
import { ZONE_RATES_2026_07 } from './zone-rates-2026-07.data.ts';

/** Tables of one kind: at least one, in any order. */
export type Tariffs<T extends Dated> = readonly [T, ...T[]];

/**
 * Tables that decide a firm price. A table stands here and nowhere else: prices are looked up here, and the name of a
 * price list and the days on which prices change follow from the same lists, so that no price can change under the
 * name of an earlier list.
 */
export const FIRM_TARIFFS: {
  fuelLevies: Tariffs<FuelLevies>;
  ftl: Tariffs<FtlTariff>;
  ltl: Tariffs<LtlTariff>;
  zones: Tariffs<ZoneTariff>;
  rateCards: Tariffs<RateCardTariff>;
  hourly: Tariffs<HourlyTariff>;
  surcharges: Tariffs<SurchargeTariff>;
} = {
  fuelLevies: FUEL_LEVIES,
  ftl: [FTL_2026_07],
  ltl: [LTL_2026_07],
  zones: [ZONE_RATES_2026_07],
  rateCards: [RATE_CARDS_2026_07],
  hourly: [HOURLY_2026_07],
  surcharges: [SURCHARGES_2026_07],
};

/** Tables of charges and estimates that are not part of a firm price. */
export const OTHER_TARIFFS: { perKm: Tariffs<PerKmTariff>; demurrage: Tariffs<DemurrageTariff> } = {
  perKm: [PER_KM_2026_07],
  demurrage: [DEMURRAGE_2026_07],
};

import type { Dated } from '../tariffs/tariffAt.ts';
import type { VehicleId } from '../vehicles/vehicle-types.ts';

/** Price levels of the rate cards. All Day is priced as STANDARD. */
export const PRICE_LEVELS = ['STANDARD', 'VIP', 'EXPRESS'] as const;
export type PriceLevel = (typeof PRICE_LEVELS)[number];

export interface RateCardRule {
  vehicleId: VehicleId;
  serviceCode: string;
  baseCents: number;
  stepCents: number;
  maxVolumeM3: number;
  maxWeightKg: number;
}

export interface RateCardTariff extends Dated {
  vipBasisPoints: number;
  expressBasisPoints: number;
  cards: readonly RateCardRule[];
}

/** A rate card written out: 100 prices per level, the first for 1 km. Cents before GST, fuel included. */
export interface RateCard {
  vehicleType: string;
  serviceCode: string;
  maxVolumeM3: number;
  maxWeightKg: number;
  standardRates: number[];
  vipRates: number[];
  expressRates: number[];
}

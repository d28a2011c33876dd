/** Price levels of the rate cards. All Day is priced as STANDARD. */
export const PRICE_LEVELS = ['STANDARD', 'VIP', 'EXPRESS'] as const;
export type PriceLevel = (typeof PRICE_LEVELS)[number];

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

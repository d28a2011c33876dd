import type { RateCardTariff } from './tariff-types.ts';

// Dedicated vehicles, priced by distance. The standard price grows by one step per kilometre; VIP and Express are
// shares of it, rounded half up to the cent.
// Source: price list of 1 July 2026. Effective 2026-07-01. Units: cents before GST, fuel included; km 1-100; m3; kg.
export const RATE_CARDS_2026_07 = {
  effectiveFrom: '2026-07-01',
  vipBasisPoints: 13_500,
  expressBasisPoints: 17_000,
  cards: [
    { vehicleId: '1t-tray', serviceCode: '1T-TRAY', baseCents: 5358, stepCents: 100, maxVolumeM3: 3, maxWeightKg: 900 },
    {
      vehicleId: '2t-tray',
      serviceCode: '2T-TRAY',
      baseCents: 6400,
      stepCents: 120,
      maxVolumeM3: 6,
      maxWeightKg: 1800,
    },
    { vehicleId: '2t-van', serviceCode: '2T-VAN', baseCents: 6800, stepCents: 125, maxVolumeM3: 12, maxWeightKg: 1600 },
    { vehicleId: '4t-truck', serviceCode: '4T', baseCents: 9200, stepCents: 165, maxVolumeM3: 21, maxWeightKg: 3700 },
    {
      vehicleId: 'semi',
      serviceCode: 'SEMI-TAUT',
      baseCents: 33_000,
      stepCents: 320,
      maxVolumeM3: 88,
      maxWeightKg: 22_000,
    },
  ],
} as const satisfies RateCardTariff;

import type { PerKmTariff } from './tariff-types.ts';

// Indicative price per kilometre when there is no fixed rate, by size of the load, largest first. Limits are exclusive:
// exactly 4 m3 is not over 4. Source: price list of 1 July 2026. Effective 2026-07-01. Units: cents per km before GST;
// m3; kg.
export const PER_KM_2026_07 = {
  effectiveFrom: '2026-07-01',
  bands: [
    { vehicleId: '6t-truck', centsPerKm: 225, overVolumeM3: 4, overWeightKg: 1000 },
    { vehicleId: '4t-truck', centsPerKm: 200, overVolumeM3: 2, overWeightKg: 500 },
  ],
  otherwise: { vehicleId: '1t-van', centsPerKm: 150 },
} as const satisfies PerKmTariff;

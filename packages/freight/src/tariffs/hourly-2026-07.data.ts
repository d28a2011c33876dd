import type { HourlyTariff } from './tariff-types.ts';

// Hourly hire and taxi trucks, the same in the three cities.
// Source: price list of 1 July 2026. Effective 2026-07-01. Units: cents per hour before levy and GST; null is price on
// application.
export const HOURLY_2026_07 = {
  effectiveFrom: '2026-07-01',
  minimumHours: 3,
  centsPerHour: [
    ['1t-van', 4700],
    ['2t-truck', 5800],
    ['3t-truck', 6600],
    ['4t-truck', 7400],
    ['6t-truck', 8600],
    ['8t-truck', 9800],
    ['10t-truck', 11_000],
    ['12t-tailgate', 12_400],
    ['14t-truck', 13_800],
    ['semi', 17_300],
    ['b-double', null],
    ['crane-truck', null],
  ],
} as const satisfies HourlyTariff;

import type { FuelLevies } from './tariff-types.ts';

// Fuel levies, reviewed monthly: add a row for each change.
// Source: price list of 1 July 2026. Units: basis points of the base rate (1162 is 11.62 %).
export const FUEL_LEVIES: readonly [FuelLevies, ...FuelLevies[]] = [
  { effectiveFrom: '2026-07-01', basisPoints: { local: 1162, linehaul: 2237 } },
];

import type { SurchargeTariff } from './tariff-types.ts';

// Additional services, per consignment. No fuel levy applies to them.
// Source: price list of 1 July 2026. Effective 2026-07-01. Units: cents before GST.
export const SURCHARGES_2026_07 = {
  effectiveFrom: '2026-07-01',
  metro: { tailgate: 2500, palletReturn: 1500, residential: 2000 },
  linehaul: { tailgate: 4500, palletReturn: 1000, residential: 2500 },
} as const satisfies SurchargeTariff;

import type { ZoneTariff } from './tariff-types.ts';

// Sydney metro zone prices for the metro fleet.
// Source: price list of 1 July 2026. Effective 2026-07-01. Units: whole dollars before GST, fuel included, in the order
// All Day, Standard, VIP, Express. `basis`: the price is for the consignment or for each pallet.
export const ZONE_RATES_2026_07 = {
  effectiveFrom: '2026-07-01',
  basis: 'consignment',
  dollars: {
    'Inner City': [85, 65, 95, 120],
    'Inner West': [95, 75, 105, 135],
    Eastern: [105, 85, 115, 145],
    'Northern Beaches': [125, 105, 135, 165],
    'North Shore': [115, 95, 125, 155],
    Western: [135, 115, 145, 175],
  },
} as const satisfies ZoneTariff;

import type { LtlTariff } from './tariff-types.ts';

// Less than truck load rates.
// Source: price list of 1 July 2026. Effective 2026-07-01. Units: whole dollars per pallet before levy and GST for
// 1-5, 6-11 and 12 or more pallets; transit in business days.
export const LTL_2026_07 = {
  effectiveFrom: '2026-07-01',
  lanes: [
    ['Sydney', 'Canberra', 115, 100, 95, 1],
    ['Sydney', 'Brisbane', 190, 180, 175, 2],
    ['Sydney', 'Adelaide', 215, 210, 205, 2],
    ['Sydney', 'Hobart', 700, 695, 690, 5],
    ['Sydney', 'Perth', 545, 540, 535, 5],
    ['Sydney', 'Melbourne', 120, 115, 110, 1],
    ['Sydney', 'Darwin', 900, 875, 850, 8],
  ],
} as const satisfies LtlTariff;

import type { FtlTariff } from './tariff-types.ts';

// Full truck load rates per lane.
// Source: price list of 1 July 2026. Effective 2026-07-01. Units: whole dollars before levy and GST; business days.
// Rows: origin, destination, SEMI, BDOUBLE, transit days. A B-double costs 1.6 times a semi.
export const FTL_2026_07 = {
  effectiveFrom: '2026-07-01',
  lanes: [
    ['Sydney', 'Melbourne', 1650, 2640, 1],
    ['Sydney', 'Brisbane', 2150, 3440, 1],
    ['Sydney', 'Adelaide', 2600, 4160, 2],
    ['Sydney', 'Perth', 8400, 13440, 5],
    ['Melbourne', 'Sydney', 1950, 3120, 1],
    ['Melbourne', 'Brisbane', 3500, 5600, 2],
    ['Melbourne', 'Adelaide', 1500, 2400, 1],
    ['Melbourne', 'Perth', 7100, 11360, 5],
    ['Brisbane', 'Sydney', 1450, 2320, 1],
    ['Brisbane', 'Melbourne', 2600, 4160, 2],
    ['Brisbane', 'Adelaide', 3600, 5760, 3],
    ['Brisbane', 'Perth', 10000, 16000, 6],
    ['Adelaide', 'Sydney', 2100, 3360, 2],
    ['Adelaide', 'Melbourne', 1100, 1760, 1],
    ['Adelaide', 'Brisbane', 3300, 5280, 3],
    ['Adelaide', 'Perth', 5600, 8960, 3],
    ['Perth', 'Sydney', 5400, 8640, 5],
    ['Perth', 'Melbourne', 4500, 7200, 5],
    ['Perth', 'Brisbane', 6200, 9920, 6],
    ['Perth', 'Adelaide', 3500, 5600, 3],
  ],
} as const satisfies FtlTariff;

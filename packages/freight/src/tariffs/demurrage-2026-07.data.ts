import type { DemurrageTariff } from './tariff-types.ts';

// Charges for waiting past free time, and for handling on the day.
// Source: terms and conditions; the terms' increment of 1 minute prevails for trucks in metro service.
// Effective 2026-07-01. Units: minutes, cents per hour, cents; before GST.
export const DEMURRAGE_2026_07 = {
  effectiveFrom: '2026-07-01',
  classes: {
    'up-to-1t': { freeMinutes: 15, centsPerHour: 4600, incrementMinutes: 1 },
    '2t-4t': { freeMinutes: 30, centsPerHour: 6500, incrementMinutes: 1 },
    '6t-up': { freeMinutes: 30, centsPerHour: 8500, incrementMinutes: 1 },
    semi: { freeMinutes: 60, centsPerHour: 10_000, incrementMinutes: 15 },
    'b-double': { freeMinutes: 90, centsPerHour: 13_000, incrementMinutes: 15 },
  },
  handUnloadCents: 4000,
  /** A tail lift that was needed but not booked. */
  tailLiftOnTheDayCents: 6000,
} as const satisfies DemurrageTariff;

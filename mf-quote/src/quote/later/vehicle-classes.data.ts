import type { DemurrageClass } from '@saltbush/freight';

/** The vehicle classes of the waiting charge, in everyday words. */
export const VEHICLE_CLASSES = {
  'up-to-1t': 'Up to 1 tonne',
  '2t-4t': '2 to 4 tonnes',
  '6t-up': '6 tonnes and more',
  semi: 'Semi trailer',
  'b-double': 'B-double',
} as const satisfies Record<DemurrageClass, string>;

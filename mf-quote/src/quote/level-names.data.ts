import type { Service } from '@saltbush/freight';

/** Names of cards and tabs in addresses: `level=vip`. Hourly hire is a mode of its own. */
export const LEVEL_NAMES = {
  ALL_DAY: 'all-day',
  METRO_STANDARD: 'standard',
  METRO_VIP: 'vip',
  METRO_EXPRESS: 'express',
  LTL: 'ltl',
  FTL: 'ftl',
} as const satisfies Record<Exclude<Service, 'METRO_HOURLY'>, string>;

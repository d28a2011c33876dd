import type { Service } from '@saltbush/freight';

/** Fewest deliveries of a run: one alone is a booking. */
export const FEWEST_DELIVERIES = 2;
/** Most deliveries of a run. */
export const MOST_DELIVERIES = 20;
/** Most pallets or items of one delivery. */
export const MOST_PALLETS = 200;

/**
 * The services whose price follows from the freight of a delivery and where it goes. The others are priced for a vehicle, and
 * a vehicle with several drops is quoted for the job.
 */
export const RUN_SERVICES = [
  'ALL_DAY',
  'METRO_STANDARD',
  'METRO_VIP',
  'METRO_EXPRESS',
  'LTL',
] as const satisfies readonly Service[];
export type RunService = (typeof RUN_SERVICES)[number];

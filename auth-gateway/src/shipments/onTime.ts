import type { IsoDate } from '@saltbush/freight';

/**
 * Whether a consignment came on time: on or before the day of delivery that the client was told first, at acceptance. A
 * later ETA does not move that promise. Null before delivery, and where no day was promised.
 */
export function onTime(promisedEta: IsoDate | null, deliveredOn: IsoDate | null): boolean | null {
  return promisedEta === null || deliveredOn === null ? null : deliveredOn <= promisedEta;
}

import type { IsoDate } from '@saltbush/freight';

/**
 * Whether a consignment came on time: by the first delivery day that the client was told, at acceptance. A later ETA
 * does not move that promise. Null before delivery, and when no day was promised.
 */
export function onTime(promisedEta: IsoDate | null, deliveredOn: IsoDate | null): boolean | null {
  return promisedEta === null || deliveredOn === null ? null : deliveredOn <= promisedEta;
}

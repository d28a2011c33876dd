import type { IsoDate } from '../time/iso-date.ts';
import { inForce } from './inForce.ts';
import { FIRM_TARIFFS } from './tariffs.data.ts';

/** The name of the price list on a date: the day on which the newest of its tariffs took effect. */
export function pricingVersion(onDate: IsoDate): IsoDate {
  const { fuelLevies, ...others } = FIRM_TARIFFS;
  return inForce([...fuelLevies, ...Object.values(others).flat()], onDate).effectiveFrom;
}

import type { IsoDate } from '../time/iso-date.ts';
import { FUEL_LEVIES, type LevyScope } from './fuel-levies.data.ts';
import { tariffAt } from './tariffAt.ts';

/** Badge of prices to which no levy is added. */
export const FUEL_LEVY_INCLUDED = 'Fuel levy: included';

/** Fuel levy in force on a date, in basis points of the base rate. */
export function fuelLevyBasisPoints(scope: LevyScope, onDate: IsoDate): number {
  return tariffAt(FUEL_LEVIES, onDate).basisPoints[scope];
}

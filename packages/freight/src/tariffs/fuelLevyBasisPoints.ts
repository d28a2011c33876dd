import type { IsoDate } from '../time/iso-date.ts';
import type { LevyScope } from './tariff-types.ts';
import { tariffAt } from './tariffAt.ts';

/** Badge of prices to which no levy is added. */
export const FUEL_LEVY_INCLUDED = 'Fuel levy: included';

/** Fuel levy in force on a date, in basis points of the base rate. */
export function fuelLevyBasisPoints(scope: LevyScope, onDate: IsoDate): number {
  return tariffAt('fuelLevies', onDate).basisPoints[scope];
}

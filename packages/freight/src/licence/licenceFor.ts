import { CAR_LICENCE_MAX_KG, LIGHT_RIGID_MAX_KG, type LicenceClass } from './licence-classes.data.ts';

export interface RoadMass {
  /** Gross vehicle mass of the truck or prime mover, in kilograms. */
  gvmKg: number;
  /** Axles of the truck or prime mover. */
  axles: number;
  /** Semi-trailers and trailers over nine tonnes. */
  heavyTrailers: number;
}

/** The lowest licence class with which a truck may be driven. */
export function licenceFor({ gvmKg, axles, heavyTrailers }: RoadMass): LicenceClass {
  if (heavyTrailers > 1) return 'MC';
  if (heavyTrailers === 1) return 'HC';
  if (gvmKg <= CAR_LICENCE_MAX_KG) return 'C';
  if (gvmKg <= LIGHT_RIGID_MAX_KG) return 'LR';
  return axles > 2 ? 'HR' : 'MR';
}

import type { ArVehicleId } from '@saltbush/freight';

/** Vehicles that have a model. */
export const MODELLED = [
  '1t-van',
  '4t-truck',
  '8t-truck',
  '12t-tailgate',
  'semi',
  'b-double',
] as const satisfies readonly ArVehicleId[];

export type ModelledVehicle = (typeof MODELLED)[number];

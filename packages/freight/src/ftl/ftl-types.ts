import type { CityName } from '../places/place-types.ts';

/** Lane vehicles in the order they are offered. */
export const FTL_VEHICLE_TYPES = ['SEMI', 'BDOUBLE'] as const;
export type FtlVehicleType = (typeof FTL_VEHICLE_TYPES)[number];

export interface FtlRate {
  origin: CityName;
  destination: CityName;
  vehicleType: FtlVehicleType;
  rateCents: number;
  transitDays: number;
}

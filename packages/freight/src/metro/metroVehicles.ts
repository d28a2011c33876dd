import type { VehicleId } from '../vehicles/vehicle-types.ts';
import { type ListedVehicle, vehiclesIn } from '../vehicles/vehicles.ts';

export interface MetroVehicleGroup {
  label: string;
  pricing: 'zone' | 'distance';
  vehicles: ListedVehicle[];
}

/** The metro vehicles as the select shows them: the fleet at zone prices, then dedicated vehicles by distance. */
export function metroVehicleGroups(): MetroVehicleGroup[] {
  return [
    { label: 'Metro fleet (zone price)', pricing: 'zone', vehicles: vehiclesIn('metro-fleet') },
    { label: 'Dedicated vehicle (price by distance)', pricing: 'distance', vehicles: vehiclesIn('rate-card') },
  ];
}

/** The first metro vehicle: preselected when none is chosen. */
export const FIRST_METRO_VEHICLE: VehicleId = '1t-van';

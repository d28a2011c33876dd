import type { ArFacts, VehicleId } from './vehicle-types.ts';
import { vehiclesIn } from './vehicles.ts';

export interface ArVehicle extends ArFacts {
  id: VehicleId;
  name: string;
}

/** The six vehicles of the truck-size tool, with nominal outside figures. */
export function arVehicles(): ArVehicle[] {
  return vehiclesIn('ar').flatMap(({ vehicle, name }) => (vehicle.ar ? [{ id: vehicle.id, name, ...vehicle.ar }] : []));
}

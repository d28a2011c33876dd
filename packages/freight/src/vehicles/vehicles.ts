import { freightError } from '../errors.ts';
import type { Vehicle, VehicleId, VehicleList } from './vehicle-types.ts';
import { VEHICLES } from './vehicles.data.ts';

const catalogue: readonly Vehicle[] = VEHICLES;

/** Every class of the catalogue, smallest first. */
export const VEHICLE_IDS: readonly VehicleId[] = VEHICLES.map(({ id }) => id);

export interface ListedVehicle {
  vehicle: Vehicle;
  /** Its name in that list. */
  name: string;
}

/** The vehicle with that id, name, code or alias, in any case; null for any other text. */
export function findVehicle(text: string): Vehicle | null {
  const wanted = text.trim().toLowerCase();
  return (
    catalogue.find(({ id }) => id === wanted) ??
    catalogue.find(({ name, aliases }) => [name, ...aliases].some((known) => known.toLowerCase() === wanted)) ??
    null
  );
}

/**
 * The vehicle of an id that is known to be one.
 * @throws FreightError `vehicle-unknown` where the catalogue lacks it: no other vehicle may stand in for it.
 */
export function vehicleById(id: VehicleId): Vehicle {
  const found = catalogue.find((vehicle) => vehicle.id === id);
  if (!found)
    throw freightError('vehicle-unknown', `The catalogue lacks the vehicle ${id}. Add it to vehicles.data.ts.`);
  return found;
}

/** The vehicles of one list in the catalogue's order, smallest first. */
export function vehiclesIn(list: VehicleList): ListedVehicle[] {
  return catalogue.flatMap((vehicle) => {
    const name = vehicle.usedIn[list];
    return name === undefined ? [] : [{ vehicle, name }];
  });
}

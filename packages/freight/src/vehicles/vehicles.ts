import type { Vehicle, VehicleId, VehicleList } from './vehicle-types.ts';
import { VEHICLES } from './vehicles.data.ts';

const catalogue: readonly Vehicle[] = VEHICLES;

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

export function vehicleById(id: VehicleId): Vehicle {
  return catalogue.find((vehicle) => vehicle.id === id) ?? VEHICLES[0];
}

/** The vehicles of one list in the catalogue's order, smallest first. */
export function vehiclesIn(list: VehicleList): ListedVehicle[] {
  return catalogue.flatMap((vehicle) => {
    const name = vehicle.usedIn[list];
    return name === undefined ? [] : [{ vehicle, name }];
  });
}

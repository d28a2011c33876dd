import { floorPlan } from '../load/floorPlan.ts';
import type { Load } from '../load/load.ts';
import { loadFit, type Misfit } from '../load/loadFit.ts';
import { palletsLeft } from '../load/palletPlaces.ts';
import type { VehicleId } from '../vehicles/vehicle-types.ts';
import { vehicleById } from '../vehicles/vehicles.ts';

/** A vehicle that stands in a yard: its class, and what this very one may carry. */
export interface Carrier {
  vehicleId: VehicleId;
  capacityKg: number;
  pallets: number;
}

/**
 * Why a vehicle cannot carry a load: weight, volume, pallet places, length and height, and the floor itself. Empty when
 * it can. What nobody has said excludes nothing.
 */
export function carriageFaults({ vehicleId, capacityKg, pallets }: Carrier, load: Load): Misfit[] {
  const vehicle = { ...vehicleById(vehicleId), capacityKg, pallets };
  const fit = loadFit(vehicle, load);
  if (fit.status === 'too-large') return fit.misfits;
  return palletsLeft(floorPlan(vehicle, load.items), load.items) > 0 ? ['pallets'] : [];
}

import type { Vehicle } from '../vehicles/vehicle-types.ts';
import { vehiclesIn } from '../vehicles/vehicles.ts';
import { volumeM3 } from './cubic-weight.ts';
import { floorPlan } from './floorPlan.ts';
import type { Load } from './load.ts';
import { palletPlaces, palletsLeft } from './palletPlaces.ts';

export type Misfit = 'weight' | 'volume' | 'pallets' | 'length' | 'height';

export type Fit = { status: 'fits' } | { status: 'too-large'; misfits: Misfit[] };

/**
 * Whether a vehicle can carry a load: its weight, volume, the items' footprint and height, and, for pallets, the places
 * on its floor. Unknown figures of the vehicle exclude nothing.
 */
export function loadFit(vehicle: Vehicle, load: Load, palletCount: number = palletPlaces(load)): Fit {
  const { loadSpace } = vehicle;
  const isTooLong = load.items.some(({ lengthCm, widthCm }) => {
    const [longM, shortM] = [Math.max(lengthCm, widthCm) / 100, Math.min(lengthCm, widthCm) / 100];
    return loadSpace !== null && (longM > loadSpace.lengthM || shortM > loadSpace.widthM);
  });
  const isTooTall = load.items.some(({ heightCm }) => loadSpace !== null && heightCm / 100 > loadSpace.heightM);
  const misfits: Misfit[] = [];
  if (load.weightKg > vehicle.capacityKg) misfits.push('weight');
  if (vehicle.volumeM3 !== null && volumeM3(load) > vehicle.volumeM3) misfits.push('volume');
  if (palletCount > vehicle.pallets) misfits.push('pallets');
  if (isTooLong) misfits.push('length');
  if (isTooTall) misfits.push('height');
  return misfits.length === 0 ? { status: 'fits' } : { status: 'too-large', misfits };
}

/** How many standard pallets fit on a vehicle's floor, and how many of the given ones are left over. */
export function palletsOnFloor(vehicle: Vehicle, palletCount: number): { loaded: number; left: number } {
  const loaded = Math.min(Math.max(0, Math.floor(palletCount)), vehicle.pallets);
  return { loaded, left: Math.max(0, Math.floor(palletCount)) - loaded };
}

/**
 * The smallest vehicle that carries the load with every pallet on its floor, from a list in order of size; null when
 * none does. Cartons may be stacked. Without a list: the trucks of hourly hire.
 */
export function smallestFittingVehicle(
  load: Load,
  among: readonly Vehicle[] = vehiclesIn('hourly').map(({ vehicle }) => vehicle),
): Vehicle | null {
  const takes = (vehicle: Vehicle) =>
    loadFit(vehicle, load).status === 'fits' && palletsLeft(floorPlan(vehicle, load.items), load.items) === 0;
  return among.find(takes) ?? null;
}

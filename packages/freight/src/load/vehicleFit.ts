import type { Vehicle } from '../vehicles/vehicle-types.ts';
import { vehiclesIn } from '../vehicles/vehicles.ts';
import { volumeM3 } from './cubic-weight.ts';
import type { Load } from './load.ts';

export type Misfit = 'weight' | 'volume' | 'pallets' | 'length' | 'height';

export type Fit = { status: 'fits' } | { status: 'too-large'; misfits: Misfit[] };

/**
 * Whether a vehicle takes a load: its weight, its volume, the items' footprint and height, and, for pallets, the places
 * on its floor. Unknown figures of the vehicle exclude nothing.
 */
export function vehicleFit(vehicle: Vehicle, load: Load, palletCount: number = load.count): Fit {
  const { loadSpace } = vehicle;
  const longM = Math.max(load.lengthCm, load.widthCm) / 100;
  const shortM = Math.min(load.lengthCm, load.widthCm) / 100;
  const misfits: Misfit[] = [];
  if (load.weightKg > vehicle.capacityKg) misfits.push('weight');
  if (vehicle.volumeM3 !== null && volumeM3(load) > vehicle.volumeM3) misfits.push('volume');
  if (palletCount > vehicle.pallets) misfits.push('pallets');
  if (loadSpace && (longM > loadSpace.lengthM || shortM > loadSpace.widthM)) misfits.push('length');
  if (loadSpace && load.heightCm / 100 > loadSpace.heightM) misfits.push('height');
  return misfits.length === 0 ? { status: 'fits' } : { status: 'too-large', misfits };
}

/** Standard pallets that stand on a vehicle's floor, and how many of those asked for are left over. */
export function palletsOnFloor(vehicle: Vehicle, palletCount: number): { loaded: number; left: number } {
  const loaded = Math.min(Math.max(0, Math.floor(palletCount)), vehicle.pallets);
  return { loaded, left: Math.max(0, Math.floor(palletCount)) - loaded };
}

/** The smallest truck of the hourly list that takes the load, or null when none does. */
export function smallestFittingVehicle(load: Load, palletCount: number = load.count): Vehicle | null {
  const fitting = vehiclesIn('hourly').find(({ vehicle }) => vehicleFit(vehicle, load, palletCount).status === 'fits');
  return fitting?.vehicle ?? null;
}

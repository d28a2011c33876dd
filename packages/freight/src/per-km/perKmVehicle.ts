import { volumeM3 } from '../load/cubic-weight.ts';
import type { Load } from '../load/load.ts';
import { loadFit } from '../load/loadFit.ts';
import { type Dated, tariffAt } from '../tariffs/tariffAt.ts';
import type { IsoDate } from '../time/iso-date.ts';
import type { Vehicle, VehicleId } from '../vehicles/vehicle-types.ts';
import { type ListedVehicle, vehicleById, vehiclesIn } from '../vehicles/vehicles.ts';
import { PER_KM_2026_07 } from './per-km-2026-07.data.ts';

export const PER_KM_TARIFFS: readonly [PerKmTariff, ...PerKmTariff[]] = [PER_KM_2026_07];

interface PerKmRate {
  vehicleId: VehicleId;
  centsPerKm: number;
}

export interface PerKmTariff extends Dated {
  bands: readonly (PerKmRate & { overVolumeM3: number; overWeightKg: number })[];
  otherwise: PerKmRate;
}

export const INDICATIVE_ONLY = 'Indicative only – contact us to confirm';

export interface PerKmVehicle extends ListedVehicle {
  /** Null for a truck larger than the price list has: only a client's own sheet may price it. */
  centsPerKm: number | null;
}

interface Consignment {
  load: Load;
  /** Pallet places that the load takes on a floor. */
  places: number;
  onDate: IsoDate;
}

const named = (vehicle: Vehicle): ListedVehicle => ({ vehicle, name: vehicle.usedIn['per-km'] ?? vehicle.name });

function pricedVehicles({ load, onDate }: Consignment): PerKmVehicle[] {
  const { bands, otherwise } = tariffAt(PER_KM_TARIFFS, onDate);
  const volume = volumeM3(load);
  const at = bands.findIndex(({ overVolumeM3, overWeightKg }) => volume > overVolumeM3 || load.weightKg > overWeightKg);
  // The bands stand largest first: from the one that volume and weight call for, upwards.
  const upwards = [...(at < 0 ? [otherwise] : []), ...bands.slice(0, at < 0 ? bands.length : at + 1).toReversed()];
  return upwards.map(({ vehicleId, centsPerKm }) => ({ ...named(vehicleById(vehicleId)), centsPerKm }));
}

/**
 * The vehicle that a price by distance is for: the one of the price list that volume and weight call for, or the next
 * larger one that takes every pallet; beyond the list, the smallest truck of the fleet that does. Null where none does.
 */
export function perKmVehicle(consignment: Consignment): PerKmVehicle | null {
  const larger = [...vehiclesIn('taxi-truck'), ...vehiclesIn('ftl')].map(({ vehicle }) => ({
    ...named(vehicle),
    centsPerKm: null,
  }));
  const { load, places } = consignment;
  return (
    [...pricedVehicles(consignment), ...larger].find(
      ({ vehicle }) => loadFit(vehicle, load, places).status === 'fits',
    ) ?? null
  );
}

import { volumeM3 } from '../load/cubic-weight.ts';
import type { Load } from '../load/load.ts';
import { loadFit } from '../load/loadFit.ts';
import { tariffAt } from '../tariffs/tariffAt.ts';
import type { IsoDate } from '../time/iso-date.ts';
import type { Vehicle } from '../vehicles/vehicle-types.ts';
import { type ListedVehicle, vehicleById, vehiclesIn } from '../vehicles/vehicles.ts';

export const INDICATIVE_ONLY = 'Indicative only – contact us to confirm';

export interface PerKmVehicle extends ListedVehicle {
  /** Null for a truck larger than those in the price list: only a client's own sheet may price it. */
  centsPerKm: number | null;
}

interface Consignment {
  load: Load;
  /** Pallet places that the load takes. */
  places: number;
  onDate: IsoDate;
}

const named = (vehicle: Vehicle): ListedVehicle => ({ vehicle, name: vehicle.usedIn['per-km'] ?? vehicle.name });

function pricedVehicles({ load, onDate }: Consignment): PerKmVehicle[] {
  const { bands, otherwise } = tariffAt('perKm', onDate);
  const volume = volumeM3(load);
  const at = bands.findIndex(({ overVolumeM3, overWeightKg }) => volume > overVolumeM3 || load.weightKg > overWeightKg);
  // The bands are listed largest first. Start at the one for this volume and weight, and go upwards.
  const upwards = [...(at < 0 ? [otherwise] : []), ...bands.slice(0, at < 0 ? bands.length : at + 1).toReversed()];
  return upwards.map(({ vehicleId, centsPerKm }) => ({ ...named(vehicleById(vehicleId)), centsPerKm }));
}

/**
 * The vehicle that a price by distance is for: the one in the price list for the volume and weight, or the next larger
 * one that holds every pallet; beyond the list, the smallest truck of the fleet that does. Null when none does.
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

import { volumeM3 } from '../load/cubic-weight.ts';
import type { Load } from '../load/load.ts';
import { type Dated, tariffAt } from '../tariffs/tariffAt.ts';
import type { IsoDate } from '../time/iso-date.ts';
import type { VehicleId } from '../vehicles/vehicle-types.ts';
import { PER_KM_2026_07 } from './per-km-2026-07.data.ts';

interface PerKmRate {
  vehicleId: VehicleId;
  centsPerKm: number;
}

export interface PerKmTariff extends Dated {
  bands: readonly (PerKmRate & { overVolumeM3: number; overWeightKg: number })[];
  otherwise: PerKmRate;
}

export const INDICATIVE_ONLY = 'Indicative only – contact us to confirm';

export interface PerKmQuote {
  vehicleId: VehicleId;
  centsPerKm: number;
  /** Before additional services and GST. */
  totalCents: number;
}

/** Indicative price by distance (whole km) and size of the load. Never bookable. */
export function perKmQuote(load: Load, km: number, onDate: IsoDate): PerKmQuote {
  const { bands, otherwise } = tariffAt<PerKmTariff>([PER_KM_2026_07], onDate);
  const volume = volumeM3(load);
  const band = bands.find(({ overVolumeM3, overWeightKg }) => volume > overVolumeM3 || load.weightKg > overWeightKg);
  const { vehicleId, centsPerKm } = band ?? otherwise;
  return { vehicleId, centsPerKm, totalCents: centsPerKm * km };
}

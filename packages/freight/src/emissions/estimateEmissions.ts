import { CUBIC_KG_PER_M3 } from '../load/cubic-weight.ts';
import { LTL_PALLET } from '../load/standard-pallets.data.ts';
import type { DemurrageClass, VehicleId } from '../vehicles/vehicle-types.ts';
import { vehicleById } from '../vehicles/vehicles.ts';
import { EMISSION_FACTORS, type EmissionClass, SEA_EMISSION_FACTOR } from './emissionFactors.ts';

/** The facts about a consignment that determine its emissions. */
export interface MovedFreight {
  /** The whole way, by road and by sea. */
  distanceKm: number;
  /** How much of it goes by ship. */
  seaKm: number;
  /** As the client stated it; 0 when they did not. */
  declaredKg: number;
  /** Null when it was not stated. */
  palletCount: number | null;
  /** Null when freight shares a linehaul truck. */
  vehicleId: VehicleId | null;
}

export interface EmissionsEstimate {
  /** The whole way, by road and by sea. */
  distanceKm: number;
  /** 0 when all of the way is road. */
  seaKm: number;
  massKg: number;
  /**
   * Where the mass comes from: the stated weight, the standard pallets at their cubic weight, or half the vehicle's
   * payload.
   */
  massBasis: 'declared' | 'pallets' | 'vehicle';
  tonneKm: number;
  vehicleClass: EmissionClass;
  /** On the road. */
  gramsCo2ePerTonneKm: number;
  /** On the ship; null when all of the way is road. */
  seaGramsCo2ePerTonneKm: number | null;
  kgCo2e: number;
}

const CLASSES: Record<DemurrageClass, EmissionClass> = {
  'up-to-1t': 'van',
  '2t-4t': 'rigid',
  '6t-up': 'rigid',
  semi: 'articulated',
  'b-double': 'articulated',
};

const CM3_PER_M3 = 1_000_000;
const { lengthCm, widthCm, heightCm } = LTL_PALLET;
const PALLET_KG = ((lengthCm * widthCm * heightCm) / CM3_PER_M3) * CUBIC_KG_PER_M3;

function massOf({ declaredKg, palletCount, vehicleId }: MovedFreight): Pick<EmissionsEstimate, 'massKg' | 'massBasis'> {
  if (declaredKg > 0) return { massKg: declaredKg, massBasis: 'declared' };
  if (palletCount !== null && palletCount > 0) return { massKg: palletCount * PALLET_KG, massBasis: 'pallets' };
  return { massKg: vehicleId === null ? PALLET_KG : vehicleById(vehicleId).capacityKg / 2, massBasis: 'vehicle' };
}

/**
 * Estimates what moving freight emitted, well to wheel: each part of the way with its own factor. Nothing is rounded, so
 * that sums are exact.
 */
export function estimateEmissions(freight: MovedFreight): EmissionsEstimate {
  const { distanceKm, vehicleId } = freight;
  const seaKm = Math.min(freight.seaKm, distanceKm);
  const { massKg, massBasis } = massOf(freight);
  const vehicleClass = vehicleId === null ? 'articulated' : CLASSES[vehicleById(vehicleId).demurrageClass];
  const { gramsCo2ePerTonneKm } = EMISSION_FACTORS[vehicleClass];
  const tonnes = massKg / 1_000;
  const grams = tonnes * ((distanceKm - seaKm) * gramsCo2ePerTonneKm + seaKm * SEA_EMISSION_FACTOR.gramsCo2ePerTonneKm);
  return {
    distanceKm,
    seaKm,
    massKg,
    massBasis,
    tonneKm: tonnes * distanceKm,
    vehicleClass,
    gramsCo2ePerTonneKm,
    seaGramsCo2ePerTonneKm: seaKm > 0 ? SEA_EMISSION_FACTOR.gramsCo2ePerTonneKm : null,
    kgCo2e: grams / 1_000,
  };
}

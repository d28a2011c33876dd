import { AR_FACTS } from './ar-facts.data.ts';
import { ROAD_SIZES } from './road-sizes.data.ts';
import type { ArFacts, Size } from './vehicle-types.ts';
import { vehiclesIn } from './vehicles.ts';

export type ArVehicleId = keyof typeof ROAD_SIZES;

export interface ArVehicle extends ArFacts {
  id: ArVehicleId;
  name: string;
  /** Size of the whole vehicle on the road; the other figures are nominal. */
  road: Size;
  /** Pallet places that prices and bookings count with. */
  bookedPallets: number;
}

const hasRoadSize = (id: string): id is ArVehicleId => id in ROAD_SIZES;

/** The six vehicles of the truck-size tool, smallest first, with nominal outside figures. */
export function arVehicles(): ArVehicle[] {
  return vehiclesIn('ar').flatMap(({ vehicle: { id, pallets }, name }) => {
    const facts = AR_FACTS[id];
    return facts && hasRoadSize(id) ? [{ id, name, ...facts, road: ROAD_SIZES[id], bookedPallets: pallets }] : [];
  });
}

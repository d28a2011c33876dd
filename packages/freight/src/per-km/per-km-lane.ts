import type { VehicleId } from '../vehicles/vehicle-types.ts';
import { ANY_KEY, placeKeys, vehicleKey } from './lane-keys.ts';

/** What a rate per kilometre applies to: places as typed, and the vehicle that carries the load. */
export interface PerKmLane {
  origin: string;
  destination: string;
  vehicle: VehicleId;
}

/** The keys under which a sheet may have a lane, closest first. */
export interface LaneKeys {
  origins: string[];
  destinations: string[];
  vehicles: string[];
}

/** A row of a sheet, by its keys. */
export interface KeyedRate {
  line: number;
  originKey: string;
  destinationKey: string;
  vehicleKey: string;
}

export const laneKeys = ({ origin, destination, vehicle }: Record<keyof PerKmLane, string>): LaneKeys => ({
  origins: [...placeKeys(origin), ANY_KEY],
  destinations: [...placeKeys(destination), ANY_KEY],
  vehicles: [vehicleKey(vehicle), ANY_KEY],
});

/**
 * The row that applies to a lane, or null: the one with the closest origin, then the closest destination, then the
 * closest vehicle; of equal ones the first in the sheet. Rows of other lanes are skipped.
 */
export function closestRate<T extends KeyedRate>(
  { origins, destinations, vehicles }: LaneKeys,
  rates: readonly T[],
): T | null {
  const ranked = rates.flatMap((rate) => {
    const rank = [
      origins.indexOf(rate.originKey),
      destinations.indexOf(rate.destinationKey),
      vehicles.indexOf(rate.vehicleKey),
    ];
    return rank.includes(-1) ? [] : [{ rate, rank: [...rank, rate.line] }];
  });
  const compare = (one: readonly number[], other: readonly number[]) => {
    const place = one.findIndex((value, index) => value !== other[index]);
    return (one[place] ?? 0) - (other[place] ?? 0);
  };
  return ranked.toSorted((a, b) => compare(a.rank, b.rank))[0]?.rate ?? null;
}

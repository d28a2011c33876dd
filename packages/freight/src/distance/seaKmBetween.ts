import type { Place } from '../places/place-types.ts';
import { placeCity } from '../places/placeCity.ts';
import { capitalDistance } from './capitalDistance.ts';

/** Kilometres by ship of the way that `distanceBetween` measures; 0 when all of it is road or it is not known. */
export function seaKmBetween(pickup: Place, delivery: Place): number {
  const from = placeCity(pickup);
  const to = placeCity(delivery);
  return from && to ? (capitalDistance(from, to)?.seaKm ?? 0) : 0;
}

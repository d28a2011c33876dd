import { BASS_STRAIT_KM, resolvePlace, seaKmBetween } from '@saltbush/freight';

export interface Way {
  pickup_suburb: string;
  delivery_suburb: string;
  distance_km: number | null;
}

/**
 * Gives the kilometres of a booking's way that go by ship. It reads each pair of places once, since a list has
 * thousands of rows and a client sends most of them between the same few places.
 */
export function createCrossings(): (way: Way) => number {
  const known = new Map<string, number>();
  return ({ pickup_suburb: pickup, delivery_suburb: delivery, distance_km: distanceKm }) => {
    if (distanceKm === null || distanceKm < BASS_STRAIT_KM) return 0;
    const key = JSON.stringify([pickup, delivery]);
    const seaKm = known.get(key) ?? seaKmBetween(resolvePlace(pickup), resolvePlace(delivery));
    known.set(key, seaKm);
    return seaKm;
  };
}

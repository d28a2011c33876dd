import type { City, Place } from '../places/place-types.ts';
import { placeCity } from '../places/placeCity.ts';
import { capitalDistance } from './capitalDistance.ts';
import { metroKm, type Point } from './metroKm.ts';

/** `metro`: estimated inside one city. `capitals`: from the table. `town`: approximate. */
export type Distance =
  | { status: 'known'; km: number; basis: 'metro' | 'capitals' | 'town'; note: string | null }
  | { status: 'unknown' };

function tableDistance(from: City, to: City): Distance {
  const row = capitalDistance(from, to);
  return row ? { status: 'known', km: row.km, basis: 'capitals', note: row.note ?? null } : { status: 'unknown' };
}

function townDistance(place: Place, other: City | null): Distance {
  const km = place.status === 'town' && other ? place.town.distancesKm[other.name] : undefined;
  return km === undefined ? { status: 'unknown' } : { status: 'known', km, basis: 'town', note: 'approximate' };
}

const pointOf = (place: Place, city: City): Point => (place.status === 'suburb' ? place.suburb : city);

/**
 * Distance between two places in whole kilometres, by road and across Bass Strait by ship; unknown when no table has
 * it. Never a guess.
 */
export function distanceBetween(pickup: Place, delivery: Place): Distance {
  const from = placeCity(pickup);
  const to = placeCity(delivery);
  if (from && to) {
    if (from.name !== to.name) return tableDistance(from, to);
    return { status: 'known', km: metroKm(pointOf(pickup, from), pointOf(delivery, to)), basis: 'metro', note: null };
  }
  return pickup.status === 'town' ? townDistance(pickup, to) : townDistance(delivery, from);
}

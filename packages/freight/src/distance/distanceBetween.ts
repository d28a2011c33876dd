import type { City, CityName, Place } from '../places/place-types.ts';
import { placeCity } from '../places/placeCity.ts';
import { CAPITAL_DISTANCES, type CapitalDistance } from './capital-distances.data.ts';
import { metroKm, type Point } from './metroKm.ts';

/** `metro`: estimated inside one city. `capitals`: from the table. `town`: approximate. */
export type Distance =
  | { status: 'known'; km: number; basis: 'metro' | 'capitals' | 'town'; note: string | null }
  | { status: 'unknown' };

const table: readonly CapitalDistance[] = CAPITAL_DISTANCES;

function capitalDistance(from: CityName, to: CityName): Distance {
  const row = table.find(({ between: [a, b] }) => (a === from && b === to) || (a === to && b === from));
  return row ? { status: 'known', km: row.km, basis: 'capitals', note: row.note ?? null } : { status: 'unknown' };
}

function townDistance(place: Place, other: City | null): Distance {
  const km = place.status === 'town' && other ? place.town.distancesKm[other.name] : undefined;
  return km === undefined ? { status: 'unknown' } : { status: 'known', km, basis: 'town', note: 'approximate' };
}

const pointOf = (place: Place, city: City): Point => (place.status === 'suburb' ? place.suburb : city);

/** Road distance between two places in whole kilometres; unknown when no table has it. Never a guess. */
export function distanceBetween(pickup: Place, delivery: Place): Distance {
  const from = placeCity(pickup);
  const to = placeCity(delivery);
  if (from && to) {
    if (from.name !== to.name) return capitalDistance(from.name, to.name);
    return { status: 'known', km: metroKm(pointOf(pickup, from), pointOf(delivery, to)), basis: 'metro', note: null };
  }
  return pickup.status === 'town' ? townDistance(pickup, to) : townDistance(delivery, from);
}

import { cityByName } from '../places/cityByName.ts';
import { isArea } from '../places/isArea.ts';
import type { City, CityName, Place, Town } from '../places/place-types.ts';
import { placeCity } from '../places/placeCity.ts';
import { BASS_STRAIT_NOTE } from './capital-distances.data.ts';
import { capitalDistance } from './capitalDistance.ts';
import { crossesBassStrait } from './crossesBassStrait.ts';
import { metroKm } from './metroKm.ts';
import type { Point } from './straightKm.ts';

/** `metro`: estimated inside one city. `capitals`: from the table. `town`: approximate. */
export type Distance =
  | { status: 'known'; km: number; basis: 'metro' | 'capitals' | 'town'; note: string | null }
  | { status: 'unknown' };

const UNKNOWN: Distance = { status: 'unknown' };

function tableDistance(from: City, to: City): Distance {
  const row = capitalDistance(from, to);
  return row ? { status: 'known', km: row.km, basis: 'capitals', note: row.note ?? null } : UNKNOWN;
}

/** The table's own distance, else the shortest way by one of the capitals that the town has a distance to. */
function townKm({ distancesKm }: Town, other: City): number {
  const ways = Object.entries(distancesKm).map(
    ([name, km]) => km + (capitalDistance(cityByName(name as CityName), other)?.km ?? Number.POSITIVE_INFINITY),
  );
  return distancesKm[other.name] ?? Math.min(...ways);
}

function townDistance(place: Place, other: City | null): Distance {
  if (place.status !== 'town' || other === null) return UNKNOWN;
  const { town } = place;
  const note = crossesBassStrait(town, other) ? `approximate, ${BASS_STRAIT_NOTE}` : 'approximate';
  return { status: 'known', km: townKm(town, other), basis: 'town', note };
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
    if (isArea(pickup) || isArea(delivery)) return UNKNOWN;
    return { status: 'known', km: metroKm(pointOf(pickup, from), pointOf(delivery, to)), basis: 'metro', note: null };
  }
  return pickup.status === 'town' ? townDistance(pickup, to) : townDistance(delivery, from);
}

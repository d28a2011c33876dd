import { cityByName } from './cityByName.ts';
import type { City, Place } from './place-types.ts';

/** The capital that a place belongs to; a known suburb counts as its capital. Null for towns and unknown places. */
export function placeCity(place: Place): City | null {
  if (place.status === 'capital') return place.city;
  return place.status === 'suburb' ? cityByName(place.suburb.city) : null;
}

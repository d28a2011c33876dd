import type { Place } from './place-types.ts';

/** The name of a place in our lists: of the capital or town for one in its area. Null for a place that we do not list. */
export function placeName(place: Place): string | null {
  switch (place.status) {
    case 'suburb':
      return place.suburb.name;
    case 'capital':
      return place.city.name;
    case 'town':
      return place.town.name;
    default:
      return null;
  }
}

import { CITIES } from './cities.data.ts';
import { cityByName } from './cityByName.ts';
import type { City, Place } from './place-types.ts';
import { placeCity } from './placeCity.ts';

/**
 * The capital whose clocks and holidays count at a place: its own, the one of its state, or Sydney where the place is
 * not recognised.
 */
export function clockCity(place: Place): City {
  const own = placeCity(place);
  if (own !== null) return own;
  const state = place.status === 'town' ? place.town.state : place.status === 'elsewhere' ? place.state : null;
  return CITIES.find((city) => city.state === state) ?? cityByName('Sydney');
}

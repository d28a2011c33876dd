import { CITIES } from './cities.data.ts';
import { cityByName } from './cityByName.ts';
import type { City, Place } from './place-types.ts';
import { placeCity } from './placeCity.ts';

/**
 * The capital whose clock and holidays apply to a place: its own, else its state's, else Sydney for a place that we do
 * not recognise.
 */
export function clockCity(place: Place): City {
  const own = placeCity(place);
  if (own !== null) return own;
  const state = place.status === 'town' ? place.town.state : place.status === 'elsewhere' ? place.state : null;
  return CITIES.find((city) => city.state === state) ?? cityByName('Sydney');
}

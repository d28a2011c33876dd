import type { City, Place, Town } from '../places/place-types.ts';
import { placeCity } from '../places/placeCity.ts';
import { BASS_STRAIT_KM } from './capital-distances.data.ts';
import { crossesBassStrait } from './crossesBassStrait.ts';
import { distanceBetween } from './distanceBetween.ts';

const centreOf = (place: Place): City | Town | null => (place.status === 'town' ? place.town : placeCity(place));

/** Kilometres by ship of the way that `distanceBetween` measures; 0 when all of it is road or it is not known. */
export function seaKmBetween(pickup: Place, delivery: Place): number {
  const [from, to] = [centreOf(pickup), centreOf(delivery)];
  if (from === null || to === null || distanceBetween(pickup, delivery).status === 'unknown') return 0;
  return crossesBassStrait(from, to) ? BASS_STRAIT_KM : 0;
}

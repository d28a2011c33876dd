import { placeCity } from '../places/placeCity.ts';
import { readAddress } from '../places/readAddress.ts';
import { resolvePlace } from '../places/resolvePlace.ts';
import { townPoints } from './townPoints.ts';

interface MapPlace {
  name: string;
  latitude: number;
  longitude: number;
}

/** A town outside the places that are priced, such as `Goulburn NSW`, when the text gives its state too. */
function townNamed(text: string): MapPlace | null {
  const { parts, state } = readAddress(text);
  const names = parts.map((words) => words.join(' '));
  const town = townPoints().find((one) => one.state === state && names.includes(one.name.toLowerCase()));
  return town ? { name: town.name, latitude: town.latitude, longitude: town.longitude } : null;
}

/**
 * Where a typed place is drawn on a map: the centre of its suburb, town or capital. Null where we do not know it. Of a
 * place in the area of a capital or town that one's centre is taken, which may be some kilometres off.
 */
export function mapPlace(text: string): MapPlace | null {
  const place = resolvePlace(text);
  if (place.status === 'town') return townNamed(`${place.town.name} ${place.town.state}`);
  const point = place.status === 'suburb' ? place.suburb : placeCity(place);
  if (point) return { name: point.name, latitude: point.latitude, longitude: point.longitude };
  return townNamed(text);
}

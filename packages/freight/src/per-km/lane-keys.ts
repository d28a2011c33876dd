import { resolvePlace } from '../places/resolvePlace.ts';
import { findVehicle } from '../vehicles/vehicles.ts';

/** In a sheet: any place, or any vehicle. */
export const ANY_KEY = '*';
const ANY = /^(any|all|\*)$/i;

const normalised = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

const centreKeys = (text: string, name: string, isArea = false): [string, ...string[]] =>
  isArea ? [normalised(text), name.toLowerCase()] : [name.toLowerCase()];

/**
 * The keys of a place, closest first: a suburb also has its capital's key, and so has any place that is known by its
 * postcode. A sheet's row is stored under the first key of its place, so a row for a capital covers its suburbs, and a row
 * for a suburb covers only itself.
 */
export function placeKeys(text: string): [string, ...string[]] {
  if (ANY.test(text.trim())) return [ANY_KEY];
  const place = resolvePlace(text);
  switch (place.status) {
    case 'suburb':
      return [`${place.suburb.name} ${place.suburb.postcode}`.toLowerCase(), place.suburb.city.toLowerCase()];
    case 'capital':
      return centreKeys(text, place.city.name, place.isArea);
    case 'town':
      return centreKeys(text, place.town.name, place.isArea);
    default:
      return [normalised(text)];
  }
}

/** The key of a vehicle. All catalogue names of one vehicle have the same key. */
export function vehicleKey(text: string): string {
  if (ANY.test(text.trim())) return ANY_KEY;
  return findVehicle(text)?.id ?? normalised(text);
}

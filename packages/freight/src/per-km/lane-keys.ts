import { resolvePlace } from '../places/resolvePlace.ts';
import { findVehicle } from '../vehicles/vehicles.ts';

/** In a sheet: whatever the place or the vehicle. */
export const ANY_KEY = '*';
const ANY = /^(any|all|\*)$/i;

const normalised = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/**
 * The keys of a place, the closest first: a suburb is also its capital. A sheet's row is found by the first key of its
 * place, so that a row for a capital covers its suburbs and a row for a suburb only itself.
 */
export function placeKeys(text: string): [string, ...string[]] {
  if (ANY.test(text.trim())) return [ANY_KEY];
  const place = resolvePlace(text);
  switch (place.status) {
    case 'suburb':
      return [`${place.suburb.name} ${place.suburb.postcode}`.toLowerCase(), place.suburb.city.toLowerCase()];
    case 'capital':
      return [place.city.name.toLowerCase()];
    case 'town':
      return [place.town.name.toLowerCase()];
    default:
      return [normalised(text)];
  }
}

/** The key of a vehicle: one name of the catalogue is as good as another. */
export function vehicleKey(text: string): string {
  if (ANY.test(text.trim())) return ANY_KEY;
  return findVehicle(text)?.id ?? normalised(text);
}

import { CITIES } from './cities.data.ts';
import type { City, CityName } from './place-types.ts';

/** The capital of that name, compared after trimming and in any case; null when there is none. */
export function findCity(name: string): City | null {
  const wanted = name.trim().toLowerCase();
  return CITIES.find((city) => city.name.toLowerCase() === wanted) ?? null;
}

export function cityByName(name: CityName): City {
  return findCity(name) ?? CITIES[0];
}

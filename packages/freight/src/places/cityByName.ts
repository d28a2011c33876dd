import { freightError } from '../errors.ts';
import { CITIES } from './cities.data.ts';
import type { City, CityName } from './place-types.ts';

/** The capital of that name, compared after trimming and in any case; null when there is none. */
export function findCity(name: string): City | null {
  const wanted = name.trim().toLowerCase();
  return CITIES.find((city) => city.name.toLowerCase() === wanted) ?? null;
}

/**
 * The capital of a name that must be one.
 * @throws FreightError `city-unknown` when the table lacks it, so that another city's prices are never used instead.
 */
export function cityByName(name: CityName): City {
  const city = findCity(name);
  if (city === null)
    throw freightError('city-unknown', `The table of capitals lacks ${name}. Add it to cities.data.ts.`);
  return city;
}

import { resolvePlace } from '@saltbush/freight';
import { CENTRAL_POSTCODES } from './central-postcodes.data.ts';

/** Four digits at the end: at the beginning they are a house number. */
const AT_THE_END = /\b(\d{4})$/;

/**
 * The postcodes by which whoever sends or receives knows a stop: the one of its suburb, or of the centre of a city named
 * alone, and those written at the end of the street and of the suburb, such as in `Dubbo NSW 2830`.
 */
export function postcodesOf({ street, suburb }: { street: string; suburb: string }): string[] {
  const written = [street, suburb].flatMap((text) => text.trimEnd().match(AT_THE_END)?.[1] ?? []);
  const place = resolvePlace(suburb);
  if (place.status === 'suburb') return [...written, place.suburb.postcode];
  if (place.status === 'capital') return [...written, ...(CENTRAL_POSTCODES[place.city.name] ?? [])];
  if (place.status === 'town') return [...written, ...(CENTRAL_POSTCODES[place.town.name] ?? [])];
  return written;
}

import { isArea, placeName, resolvePlace } from '@saltbush/freight';
import { CENTRAL_POSTCODES } from './central-postcodes.data.ts';

/** Four digits at the end. At the beginning they are a house number. */
const AT_THE_END = /\b(\d{4})$/;

/**
 * The postcodes that sender or receiver would give for a stop: that of its suburb, or of the centre of a city named
 * alone, and those at the end of the street and of the suburb, as in `Dubbo NSW 2830`.
 */
export function postcodesOf({ street, suburb }: { street: string; suburb: string }): string[] {
  const written = [street, suburb].flatMap((text) => text.trimEnd().match(AT_THE_END)?.[1] ?? []);
  const place = resolvePlace(suburb);
  if (place.status === 'suburb') return [...written, place.suburb.postcode];
  // Who gives a postcode is not asked for that of the centre.
  if (isArea(place)) return written;
  return [...written, ...(CENTRAL_POSTCODES[placeName(place) ?? ''] ?? [])];
}

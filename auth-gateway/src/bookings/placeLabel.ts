import { resolvePlace } from '@saltbush/freight';

/**
 * The place a text means, by its own name. Text that means no place we know is not repeated: anybody can type anything,
 * and have it sent to anybody.
 */
export function placeLabel(text: string): string {
  const place = resolvePlace(text);
  if (place.status === 'suburb') return place.suburb.name;
  if (place.status === 'capital') return place.city.name;
  return place.status === 'town' ? place.town.name : 'a suburb to be confirmed';
}

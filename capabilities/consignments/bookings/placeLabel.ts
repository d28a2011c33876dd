import { resolvePlace } from '@saltbush/freight';

/**
 * The proper name of the place that a text means. Text that names no known place is not repeated: anybody can type
 * anything and have it mailed to anybody.
 */
export function placeLabel(text: string): string {
  const place = resolvePlace(text);
  if (place.status === 'suburb') return place.suburb.name;
  if (place.status === 'capital') return place.city.name;
  return place.status === 'town' ? place.town.name : 'a suburb to be confirmed';
}

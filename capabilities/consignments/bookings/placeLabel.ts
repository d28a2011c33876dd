import { placeName, resolvePlace } from '@saltbush/freight';

/**
 * The proper name of the place that a text means. Text that names no known place is not repeated: anybody can type
 * anything and have it mailed to anybody.
 */
export function placeLabel(text: string): string {
  return placeName(resolvePlace(text)) ?? 'a suburb to be confirmed';
}

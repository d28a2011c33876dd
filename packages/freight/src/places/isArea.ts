import type { Place } from './place-types.ts';

/** Whether a place is known only to lie somewhere in the area of a capital or town. */
export const isArea = (place: Place): boolean =>
  (place.status === 'capital' || place.status === 'town') && place.isArea === true;

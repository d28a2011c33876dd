import { isArea } from '../places/isArea.ts';
import type { Place, ZoneName } from '../places/place-types.ts';

export const OUTSIDE_METRO_ZONES = 'Outside our fixed metro zones';

/** `outside`: neither end is in a zone. `one-end-elsewhere`: the other end is a known place outside Sydney's zones. */
export type MetroCoverage =
  | { status: 'covered'; zones: ZoneName[]; unknownEnd: 'pickup' | 'delivery' | null }
  | { status: 'outside' }
  | { status: 'one-end-elsewhere' };

const zoneOf = (place: Place): ZoneName | null => (place.status === 'suburb' ? place.suburb.zone : null);

const isOfSydney = (place: Place): boolean => place.status === 'capital' && place.city.name === 'Sydney';

const isSydney = (place: Place): boolean => isOfSydney(place) && !isArea(place);

/** Sydney's suburbs outside the zones are known by their postcode at most. */
const isUnlisted = (place: Place): boolean => place.status === 'unknown' || (isOfSydney(place) && isArea(place));

/**
 * Whether the metro services cover a consignment. "Sydney" is a city, and counts as Inner City only when the other end
 * is in Sydney too. An end that we do not recognise is accepted beside a zone, and a person reviews it.
 */
export function metroCoverage(pickup: Place, delivery: Place): MetroCoverage {
  const [from, to] = [zoneOf(pickup), zoneOf(delivery)];
  const isSydneyMove = (from !== null || isSydney(pickup)) && (to !== null || isSydney(delivery));
  if (isSydneyMove) return { status: 'covered', zones: [from ?? 'Inner City', to ?? 'Inner City'], unknownEnd: null };
  if (from !== null && isUnlisted(delivery)) {
    return { status: 'covered', zones: [from], unknownEnd: 'delivery' };
  }
  if (to !== null && isUnlisted(pickup)) return { status: 'covered', zones: [to], unknownEnd: 'pickup' };
  return { status: from === null && to === null ? 'outside' : 'one-end-elsewhere' };
}

import type { Selectable } from 'kysely';
import type { PodPlace } from '../api/bookings.ts';
import type { Tables } from '../tables.ts';

/** Where a delivery was recorded; null when nobody's telephone said it. */
export function podPlaceOf(
  pod: Pick<Selectable<Tables['pods']>, 'latitude' | 'longitude' | 'accuracy_m' | 'place'>,
): PodPlace | null {
  const { latitude, longitude, accuracy_m: accuracyM, place: name } = pod;
  return latitude === null || longitude === null || name === null ? null : { latitude, longitude, accuracyM, name };
}

import type { Suburb, ZoneName } from './place-types.ts';
import { SUBURB_AREAS } from './suburb-areas.data.ts';

/** Every suburb of the table, zone by zone. */
export function suburbs(): Suburb[] {
  return SUBURB_AREAS.flatMap(({ city, state, zone, suburbs: rows }) =>
    rows.map(([name, postcode, latitude, longitude]) => ({ name, postcode, state, city, zone, latitude, longitude })),
  );
}

/** Suburbs of one metro price zone, in the table's order. */
export function suburbsOfZone(zone: ZoneName): Suburb[] {
  return suburbs().filter((suburb) => suburb.zone === zone);
}

import { type Point, straightKm } from '../distance/straightKm.ts';
import type { AuState } from '../places/place-types.ts';
import { suburbs } from '../places/suburbs.ts';
import { townPoints } from './townPoints.ts';

interface NearTown {
  name: string;
  state: AuState;
  /** Kilometres in a straight line, whole. */
  km: number;
  /** `near Goulburn NSW`; farther out `110 km west of Ceduna SA`. */
  text: string;
}

/** Up to here a place is near the town; beyond, its distance and direction say more. */
const NEAR_KM = 40;

const DIRECTIONS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;

function directionFrom(town: Point, place: Point): string {
  const east = (place.longitude - town.longitude) * Math.cos((town.latitude * Math.PI) / 180);
  const north = place.latitude - town.latitude;
  const eighth = Math.round((Math.atan2(east, north) / Math.PI) * 4);
  return DIRECTIONS[(eighth + DIRECTIONS.length) % DIRECTIONS.length] ?? DIRECTIONS[0];
}

const NAMED = [...townPoints(), ...suburbs()];

/** The nearest place that we know by name: a suburb of a capital, or a town. Coordinates in degrees. */
export function nearestTown(latitude: number, longitude: number): NearTown {
  const here = { latitude, longitude };
  const { name, state, ...point } = NAMED.reduce((nearest, other) =>
    straightKm(other, here) < straightKm(nearest, here) ? other : nearest,
  );
  const km = Math.round(straightKm(point, here));
  const town = `${name} ${state}`;
  return {
    name,
    state,
    km,
    text: km <= NEAR_KM ? `near ${town}` : `${km} km ${directionFrom(point, here)} of ${town}`,
  };
}

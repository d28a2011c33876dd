import { type Point, straightKm } from './straightKm.ts';

/** Roads are about 1.3 times as long as the straight line. */
const ROAD_FACTOR = 1.3;

/** Road kilometres inside one city, estimated from the straight line; whole, at least 1. Coordinates in degrees. */
export function metroKm(from: Point, to: Point): number {
  return Math.max(1, Math.round(straightKm(from, to) * ROAD_FACTOR));
}

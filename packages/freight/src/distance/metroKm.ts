export interface Point {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_KM = 6371;
/** Roads are about 1.3 times as long as the straight line. */
const ROAD_FACTOR = 1.3;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Road kilometres inside one city, estimated from the straight line; whole, at least 1. Coordinates in degrees. */
export function metroKm(from: Point, to: Point): number {
  const halfLatitude = Math.sin(radians(to.latitude - from.latitude) / 2);
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord =
    halfLatitude ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLongitude ** 2;
  const straightKm = 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
  return Math.max(1, Math.round(straightKm * ROAD_FACTOR));
}

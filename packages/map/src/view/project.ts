/** A place on earth. Degrees, WGS 84. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** A place on the flat map: Mercator, north up, one unit a degree of longitude. */
export interface Flat {
  x: number;
  y: number;
}

const KM_PER_DEGREE = 111.2;
const RADIANS = Math.PI / 180;

export function project({ latitude, longitude }: Place): Flat {
  return { x: longitude, y: -Math.log(Math.tan(Math.PI / 4 + (latitude * RADIANS) / 2)) / RADIANS };
}

/** The latitude of a place on the flat map. */
export const latitudeAt = ({ y }: Flat): number => (2 * Math.atan(Math.exp(-y * RADIANS)) - Math.PI / 2) / RADIANS;

/** Units of the flat map to a kilometre, which depends on how far south it is. */
export function unitsPerKm(latitude: number): number {
  return 1 / (KM_PER_DEGREE * Math.cos(latitude * RADIANS));
}

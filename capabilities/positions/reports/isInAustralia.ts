/** The mainland, Tasmania and the sea between, with some of the coast. Degrees. */
const BOUNDS = { south: -44.5, north: -9, west: 112, east: 154.5 };

/** Whether a position can be one of ours: we carry freight nowhere else. */
export const isInAustralia = ({ latitude, longitude }: { latitude: number; longitude: number }): boolean =>
  latitude >= BOUNDS.south && latitude <= BOUNDS.north && longitude >= BOUNDS.west && longitude <= BOUNDS.east;

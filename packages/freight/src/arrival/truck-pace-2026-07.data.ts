/** A figure with its spread: `quick` makes an early arrival, `slow` a late one. */
export interface Pace {
  quick: number;
  usual: number;
  slow: number;
}

// How fast trucks get along, stops at lights and hills included, rests excluded. The usual figures are those that a day
// is planned by (`dispatch/run-times-2026-07.data.ts`).
// Source: our own planning figures; the spread is our own estimate: heavy vehicles are limited to 100 km/h by law.
// Effective 2026-07-01. Units: in the names.
export const TRUCK_PACE = {
  metroKmPerHour: { quick: 40, usual: 30, slow: 22 },
  linehaulKmPerHour: { quick: 88, usual: 80, slow: 72 },
  /** From Melbourne or Geelong to Devonport: waiting for a sailing, and the ship's own 10 to 12 hours. */
  bassStraitHours: { quick: 11, usual: 18, slow: 36 },
} as const satisfies Record<string, Pace>;

/** The last kilometres before a delivery are driven at the pace of a city. */
export const METRO_KM = 20;

// How much longer the road is than the straight line. Source: inside cities as in `metroKm`; between cities the middle of
// the pairs in `capital-distances.data.ts` that one highway joins (Sydney to Melbourne 1.20, Melbourne to Adelaide 1.12,
// Sydney to Brisbane 1.30).
export const ROAD_FACTORS = { metro: 1.3, linehaul: 1.2 } as const;

/** South of it lies Tasmania, north of it the mainland. Degrees of latitude. */
export const BASS_STRAIT_LATITUDE = -39.4;

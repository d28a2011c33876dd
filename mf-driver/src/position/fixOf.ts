import type { Fix } from './isDue.ts';

/** About a metre, which is finer than telephones measure. */
const DIGITS = 5;

/** Farther off than that it only says which country. */
const WORST_M = 100_000;

const rounded = (degrees: number) => Number(degrees.toFixed(DIGITS));

/** A position as it is reported: at the time of the telephone's clock, like all of its reports, and not of the satellites'. */
export function fixOf({ coords }: Pick<GeolocationPosition, 'coords'>): Fix {
  const { latitude, longitude, accuracy } = coords;
  return {
    atMs: Date.now(),
    latitude: rounded(latitude),
    longitude: rounded(longitude),
    accuracyM: Number.isFinite(accuracy) ? Math.min(WORST_M, Math.round(accuracy)) : null,
  };
}

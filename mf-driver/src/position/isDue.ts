import { straightKm } from '@saltbush/freight';

export interface Fix {
  atMs: number;
  latitude: number;
  longitude: number;
  accuracyM: number | null;
}

const EVERY_MS = 60_000;
const EVERY_KM = 0.5;

/** Whether a position says something new: the first one, one a minute later, or one half a kilometre away. */
export function isDue(fix: Fix, last: Fix | null): boolean {
  return last === null || fix.atMs - last.atMs >= EVERY_MS || straightKm(last, fix) >= EVERY_KM;
}

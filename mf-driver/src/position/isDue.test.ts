import { isDue } from './isDue.ts';

const GOULBURN = { atMs: 1_000_000, latitude: -34.7546, longitude: 149.7185, accuracyM: 8 };

it.each([
  ['the first one', GOULBURN, null, true],
  ['the same place a second later', { ...GOULBURN, atMs: 1_001_000 }, GOULBURN, false],
  ['300 m away after a few seconds', { ...GOULBURN, atMs: 1_010_000, latitude: -34.7519 }, GOULBURN, false],
  ['600 m away after a few seconds', { ...GOULBURN, atMs: 1_010_000, latitude: -34.7492 }, GOULBURN, true],
  ['the same place a minute later', { ...GOULBURN, atMs: 1_060_000 }, GOULBURN, true],
])('of positions, reports %s or leaves it out', (_what, fix, last, due) => {
  expect(isDue(fix, last)).toBe(due);
});

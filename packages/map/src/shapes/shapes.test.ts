import { statSync } from 'node:fs';
import { BORDERS } from './borders.data.ts';
import { COAST } from './coast.data.ts';
import { decodeRing } from './decodeRing.ts';
import { drawnShapes } from './drawnShapes.ts';

const MOST_BYTES = 25_000;
const FILES = ['coast', 'borders', 'highways', 'region-names'];

it('is small: coast, borders, highways and names have at most 25 kB', () => {
  const bytes = FILES.map((name) => statSync(`${import.meta.dirname}/${name}.data.ts`).size);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(MOST_BYTES);
});

it('has the mainland, Tasmania and islands, all of them in Australia', () => {
  const rings = COAST.map(decodeRing);
  expect(rings.length).toBeGreaterThan(20);
  const [mainland = []] = rings;
  const corners = [...rings, ...BORDERS].flat();
  expect(corners.every(([x, y]) => x > 112 && x < 154.5 && y > -44 && y < -9.5)).toBe(true);
  expect(Math.max(...mainland.map(([x]) => x))).toBeCloseTo(153.6, 1);
  expect(rings.some((ring) => Math.min(...ring.map(([, y]) => y)) < -43.5)).toBe(true);
});

it('knows every town that a highway leads to', () => {
  const { highways, land } = drawnShapes();
  expect(highways.every(({ places }) => places.length > 1)).toBe(true);
  expect(land).toMatch(/^M[\d. L-]+Z/);
});

// Writes src/shapes/coast.data.ts: the coast of Australia from Natural Earth, simplified. Run it with the file
// countries-10m.json of the npm package world-atlas 2.0.2, which is not kept here:
//   node packages/map/scripts/writeCoast.mjs <countries-10m.json>
import { readFileSync, writeFileSync } from 'node:fs';

const AUSTRALIA = '036';
/** Islands beyond it are not on our map. Degrees. */
const MAP = { west: 112, east: 154.5, south: -44, north: -9.5 };
/** Smaller islands are left out. Square kilometres. */
const LEAST_ISLAND_KM2 = 90;
/** A corner goes when the triangle with its neighbours is smaller. Finer near cities, where maps are looked at closely. */
const LEAST_CORNER_KM2 = { far: 11, near: 0.35 };
const NEAR_KM = 55;
/** The capitals by the sea, Newcastle, Wollongong, the Gold Coast, Geelong, Townsville, Cairns, Devonport. */
const CITIES = [
  [151.21, -33.87],
  [144.96, -37.9],
  [153.1, -27.4],
  [138.55, -34.9],
  [115.8, -31.95],
  [147.33, -42.9],
  [130.85, -12.45],
  [151.78, -32.93],
  [150.89, -34.42],
  [153.43, -28.0],
  [144.4, -38.2],
  [146.82, -19.26],
  [145.77, -16.92],
  [146.35, -41.18],
];
const KM_PER_DEGREE = 111.2;
const DIGITS = '0123456789!%&()*+,:;<=>?@[]^_{|}';
const MORE = DIGITS.length / 2;

function readRings(path) {
  const { arcs, transform, objects } = JSON.parse(readFileSync(path, 'utf8'));
  const { scale, translate } = transform;
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
  const lineOf = (index) => (index < 0 ? lines[~index].toReversed() : lines[index]);
  const country = objects.countries.geometries.find(({ id }) => id === AUSTRALIA);
  return country.arcs.map(([outer]) => outer.flatMap((index) => lineOf(index).slice(0, -1)));
}

const toKm = ([longitude, latitude]) => [
  longitude * Math.cos((latitude * Math.PI) / 180) * KM_PER_DEGREE,
  latitude * KM_PER_DEGREE,
];

function triangleKm2(a, b, c) {
  const [[ax, ay], [bx, by], [cx, cy]] = [toKm(a), toKm(b), toKm(c)];
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
}

const ringKm2 = (ring) => {
  const points = ring.map(toKm);
  return Math.abs(
    points.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length];
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );
};

const isNearCity = (point) =>
  CITIES.some((city) => {
    const [[x, y], [cityX, cityY]] = [toKm(point), toKm([city[0], city[1]])];
    return Math.hypot(x - cityX, y - cityY) < NEAR_KM;
  });

/** Visvalingam's way: the corner that shows least goes first, until every one left shows enough. */
function simplify(ring) {
  const points = ring.map((point) => ({
    point,
    least: isNearCity(point) ? LEAST_CORNER_KM2.near : LEAST_CORNER_KM2.far,
  }));
  while (points.length > 4) {
    let [worst, worstShare] = [-1, 1];
    for (let index = 0; index < points.length; index += 1) {
      const before = points[(index + points.length - 1) % points.length];
      const after = points[(index + 1) % points.length];
      const share = triangleKm2(before.point, points[index].point, after.point) / points[index].least;
      if (share < worstShare) [worst, worstShare] = [index, share];
    }
    if (worst < 0) break;
    points.splice(worst, 1);
  }
  return points.map(({ point }) => point);
}

/** Four bits a digit, lowest first; the fifth says that more follow. Signs are in the lowest bit. */
function encodeNumber(value) {
  let left = value < 0 ? -value * 2 - 1 : value * 2;
  let text = '';
  while (left >= MORE) {
    text += DIGITS[(left % MORE) + MORE];
    left = Math.floor(left / MORE);
  }
  return text + DIGITS[left];
}

function encodeRing(ring) {
  let [lastX, lastY] = [0, 0];
  return ring
    .map(([longitude, latitude]) => {
      const [x, y] = [Math.round(longitude * 1000), Math.round(latitude * 1000)];
      const text = encodeNumber(x - lastX) + encodeNumber(y - lastY);
      [lastX, lastY] = [x, y];
      return text;
    })
    .join('');
}

const isOnMap = (ring) => ring.every(([x, y]) => x > MAP.west && x < MAP.east && y > MAP.south && y < MAP.north);

const rings = readRings(process.argv[2])
  .filter((ring) => isOnMap(ring) && ringKm2(ring) >= LEAST_ISLAND_KM2)
  .toSorted((one, other) => ringKm2(other) - ringKm2(one))
  .map(simplify);

const header = `// The coast of Australia, mainland first: closed rings, as \`decodeRing\` reads them. Written by scripts/writeCoast.mjs.
// Source: Natural Earth 1:10m (public domain), by way of world-atlas 2.0.2; simplified, finer near cities. Units: degrees
// (3 decimals, about 100 m).
`;
const file = new URL('../src/shapes/coast.data.ts', import.meta.url);
writeFileSync(
  file,
  `${header}// biome-ignore format: one ring a line
export const COAST: readonly string[] = [
${rings.map((ring) => `  '${encodeRing(ring)}',`).join('\n')}
];
`,
);
process.stdout.write(`${rings.length} rings, ${rings.flat().length} corners\n`);

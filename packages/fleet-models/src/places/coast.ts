import type { Scene } from 'three';
import { groundPaint } from '../paint/groundPaint.ts';
import { fractalNoise } from '../paint/noise.ts';
import type { Paints } from '../paint/paints.ts';
import { road } from './road.ts';
import { shrubs, tussocks } from './shrubs.ts';
import { terrain } from './terrain.ts';
import { water } from './water.ts';

const SEA_M = -16;

const smooth = (from: number, to: number, value: number) => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
};

/** A highway on a bench above the sea: land on the camera's side, the sea to the left of the road, headlands ahead. */
export function coast(scene: Scene, paints: Paints): void {
  const heightAt = (x: number, z: number) => {
    const rough = fractalNoise(x * 0.06, z * 0.06, 4) - 0.5;
    const offRoad = smooth(6.4, 12, Math.abs(z));
    const inland = smooth(90, 400, z) * 20 + rough * 1.1 * offRoad;
    if (z > 0) return -0.05 + inland;
    const shore = -19 * smooth(-9, -52, z + 10 * (fractalNoise(x * 0.02, 3, 3) - 0.5) * smooth(9, 20, -z));
    return -0.05 + rough * 1.4 * offRoad + shore;
  };
  const land = groundPaint({ colours: ['#8F8450', '#C0A163'], roughness: 0.95, patchM: 26, grain: 0.35 });
  const hills = groundPaint({ colours: ['#3E5A46', '#6E7048'], roughness: 1, patchM: 160, grain: 0 });
  scene.add(
    terrain({ reachM: 2400, cells: 260, heightAt }, land),
    terrain({ reachM: 3600, cells: 240, centre: [-300, -1700], heightAt: (x, z) => headlandAt(x, z) - 22 }, hills),
    water(SEA_M, '#24586A'),
  );
  scene.add(road({ fromM: -900, toM: 900, centreLine: 'double', hasRail: true, hasPosts: false }, paints));

  const beside = (nearest: number, farthest: number, along: readonly [number, number]) => (random: () => number) => {
    const x = along[0] + (along[1] - along[0]) * random();
    const z = nearest + (farthest - nearest) * random() ** 1.3;
    return fractalNoise(x * 0.07, z * 0.09 + 50, 3) > 0.47 ? ([x, heightAt(x, z) - 0.05, z] as const) : null;
  };
  scene.add(
    shrubs({
      count: 1300,
      seed: 5,
      place: beside(8.5, 60, [-120, 130]),
      heights: [0.45, 1.0],
      colours: ['#93A08A', '#7E8E73', '#A8AE93', '#6F8065'],
    }),
    shrubs({
      count: 500,
      seed: 6,
      place: beside(-8, -30, [-160, 160]),
      heights: [0.5, 1.2],
      colours: ['#93A08A', '#7E8E73', '#6F8065'],
    }),
    tussocks({
      count: 5200,
      seed: 7,
      place: beside(9, 46, [-75, 75]),
      heights: [0.3, 0.75],
      colours: ['#C7AE73', '#B59A5E', '#D6BE86'],
    }),
    tussocks({
      count: 900,
      seed: 8,
      place: beside(-6.8, -12, [-90, 110]),
      heights: [0.3, 0.7],
      colours: ['#C7AE73', '#B59A5E', '#D6BE86'],
    }),
  );
}

/** Height of the far headlands above the sea bed. */
function headlandAt(x: number, z: number): number {
  const ridge = (cx: number, cz: number, rx: number, rz: number, high: number) => {
    const dx = (x - cx) / rx;
    const dz = (z - cz) / rz;
    const shape = Math.exp(-(dx * dx + dz * dz));
    return high * shape * (0.6 + 0.8 * fractalNoise(x * 0.0032 + cz, z * 0.0032, 5));
  };
  return Math.max(
    ridge(-150, -1000, 330, 210, 105),
    ridge(150, -1600, 480, 420, 210),
    ridge(-640, -2000, 520, 320, 150),
    ridge(-1500, -2700, 620, 300, 120),
    ridge(-2900, -3300, 900, 400, 170),
  );
}

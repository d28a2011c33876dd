import type { Scene } from 'three';
import { groundPaint } from '../paint/groundPaint.ts';
import { fractalNoise } from '../paint/noise.ts';
import type { Paints } from '../paint/paints.ts';
import { road } from './road.ts';
import { shrubs, tussocks } from './shrubs.ts';
import { terrain } from './terrain.ts';

export interface PlainShape {
  /** Far ranges: the middle and the size of each, metres. */
  ranges: readonly { x: number; z: number; alongM: number; acrossM: number; heightM: number; isFlatTopped?: boolean }[];
  /** Where the vegetation is needed, along the road. */
  growth: readonly [fromX: number, toX: number];
}

/** Red plain with saltbush, a straight road along x, and ranges far off. */
export function plain(scene: Scene, { ranges, growth }: PlainShape, paints: Paints): void {
  const heightAt = (x: number, z: number) => {
    const away = Math.min(1, Math.max(0, (Math.abs(z) - 6.4) / 8));
    return -0.05 + (fractalNoise(x * 0.05, z * 0.05, 4) - 0.5) * 1.1 * away;
  };
  const earth = groundPaint({ colours: ['#A65F38', '#BE8450'], roughness: 0.97, patchM: 34, grain: 0.3 });
  const rock = groundPaint({ colours: ['#7A4A3A', '#99644A'], roughness: 1, patchM: 140, grain: 0 });
  const rangeAt = (x: number, z: number) =>
    Math.max(
      -12,
      ...ranges.map(({ x: cx, z: cz, alongM, acrossM, heightM, isFlatTopped }) => {
        const shape = Math.exp(-(((x - cx) / alongM) ** 2) - ((z - cz) / acrossM) ** 2);
        const rough = heightM * shape * (0.65 + 0.7 * fractalNoise(x * 0.004 + cz, z * 0.004, 5));
        return (
          (isFlatTopped
            ? Math.min(rough * 1.9, heightM * (0.62 + 0.05 * fractalNoise(x * 0.01, z * 0.01, 3)))
            : rough) - 10
        );
      }),
    );
  scene.add(terrain({ reachM: 5000, cells: 280, heightAt }, earth));
  for (const { x, z, alongM, acrossM } of ranges) {
    const reachM = Math.max(alongM, acrossM) * 2.6;
    scene.add(terrain({ reachM, cells: 120, centre: [x, z], heightAt: rangeAt }, rock));
  }
  scene.add(road({ fromM: -3000, toM: 3000, centreLine: 'dashed' }, paints));

  const beside = (nearest: number, farthest: number) => (random: () => number) => {
    const x = growth[0] + (growth[1] - growth[0]) * random();
    const side = random() < 0.5 ? -1 : 1;
    const z = side * (nearest + (farthest - nearest) * random() ** 1.4);
    return fractalNoise(x * 0.06, z * 0.08 + 50, 3) > 0.46 ? ([x, heightAt(x, z) - 0.05, z] as const) : null;
  };
  scene.add(
    shrubs({
      count: 2600,
      seed: 15,
      place: beside(6.8, 80),
      heights: [0.45, 1.15],
      colours: ['#9BA794', '#84957C', '#AFB59C', '#748568'],
    }),
    tussocks({
      count: 3600,
      seed: 17,
      place: beside(6.6, 50),
      heights: [0.3, 0.75],
      colours: ['#CDB57C', '#B99D62', '#DAC490'],
    }),
  );
}

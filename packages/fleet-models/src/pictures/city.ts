import type { Scene } from 'three';
import { harbourBridge, skyline } from '../places/skyline.ts';
import { street } from '../places/street.ts';
import { water } from '../places/water.ts';
import { block, rod } from '../shape/geometry.ts';
import { Parts } from '../shape/Parts.ts';
import type { Picture, PictureTools } from '../studio/picture.ts';
import { onTheRoad } from './onTheRoad.ts';
import { skies } from './skies.data.ts';

/** A delivery van on the waterfront, the city and the harbour bridge behind it. */
export const city: Picture = {
  widthPx: 1200,
  heightPx: 900,
  shot: { from: [7.5, 1.35, 13.5], towards: [-0.6, 2.35, -1], angle: 26, opening: 0.07, focus: [1.5, 1, -1] },
  sky: { ...skies.lowSun, sunBearing: 125, sunHeight: 16 },
  exposure: 0.82,
  hazeM: 1900,
  shadows: { around: [0, 0, 0], radiusM: 14 },
  build: (scene, tools) => {
    harbour(scene, tools);
    scene.add(onTheRoad('1t-van', { at: [0, 0, -2] }, tools));
  },
};

/** The waterfront: street, railing, the harbour and what stands beyond it. */
export function harbour(scene: Scene, tools: PictureTools): void {
  street(scene, { fromX: -160, toX: 160, hasShops: false }, tools.paints);
  scene.add(water(-3, '#2B5F6E'));
  const far = skyline({ fromX: -760, toX: -170, z: -620, depthM: 160, heightM: 150, seed: 12 });
  far.addAll(skyline({ fromX: 60, toX: 420, z: -760, depthM: 140, heightM: 60, seed: 5 }));
  far.addAll(harbourBridge(), { at: [-95, -3, -640], turn: [0, 0.16, 0] });
  far.add('foliageDark', block(900, 10, 60, 3), { at: [-500, 0, -590] });
  far.add('foliageDark', block(500, 12, 60, 3), { at: [250, 0, -720] });
  scene.add(far.toGroup(tools.paints, 'city'));
  const rail = new Parts();
  rail.add('concrete', block(320, 3.2, 0.6, 0.05), { at: [0, -1.45, -10.4] });
  for (let x = -60; x < 60; x += 1.9) {
    rail.add('claddingDark', rod(0.035, 1.1, 'y', 8), { at: [x, 0.7, -10.1] });
  }
  for (const y of [0.5, 0.85, 1.24])
    rail.add('claddingDark', rod(y > 1 ? 0.04 : 0.018, 240, 'x', 8), { at: [0, y, -10.1] });
  scene.add(rail.toGroup(tools.paints, 'railing'));
}

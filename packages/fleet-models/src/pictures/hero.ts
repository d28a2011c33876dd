import { coast } from '../places/coast.ts';
import type { Picture } from '../studio/picture.ts';
import { onTheRoad } from './onTheRoad.ts';
import { skies } from './skies.data.ts';

/** A B-double on the coast road at golden hour: the sun low on the left, room for words above the sea. */
export const hero: Picture = {
  widthPx: 2400,
  heightPx: 1350,
  shot: { from: [28, 2.3, 55], towards: [-4.9, 5.0, 0], angle: 21.5, opening: 0.09, focus: [8, 2, -1] },
  sky: { ...skies.lowSun, sunBearing: 148, sunHeight: 12 },
  exposure: 0.85,
  hazeM: 4000,
  shadows: { around: [0, 0, 2], radiusM: 34 },
  build: (scene, tools) => {
    coast(scene, tools.paints);
    scene.add(onTheRoad('b-double', { at: [0, 0, -1.9] }, tools));
  },
};

import { plain } from '../places/plain.ts';
import type { Picture } from '../studio/picture.ts';
import { onTheRoad } from './onTheRoad.ts';
import { skies } from './skies.data.ts';

/** A B-double crossing the plain, seen from the front quarter. */
export const highway: Picture = {
  widthPx: 1200,
  heightPx: 900,
  shot: { from: [37, 1.9, 13], towards: [0, 3.0, -0.4], angle: 21, opening: 0.1, focus: [12, 2, -1] },
  sky: { ...skies.lowSun, sunBearing: 62, sunHeight: 13 },
  exposure: 0.82,
  hazeM: 5200,
  shadows: { around: [4, 0, 2], radiusM: 34 },
  build: (scene, tools) => {
    plain(
      scene,
      {
        growth: [-95, 38],
        ranges: [
          { x: -2600, z: -900, alongM: 500, acrossM: 420, heightM: 190 },
          { x: -3400, z: 300, alongM: 700, acrossM: 500, heightM: 170 },
        ],
      },
      tools.paints,
    );
    scene.add(onTheRoad('b-double', { at: [0, 0, -1.9] }, tools));
  },
};

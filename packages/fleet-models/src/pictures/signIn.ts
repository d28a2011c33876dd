import { plain } from '../places/plain.ts';
import type { Picture } from '../studio/picture.ts';
import { onTheRoad } from './onTheRoad.ts';
import { skies } from './skies.data.ts';

/** Upright, for the page of the sign-in: a B-double comes up the road at first light, the sky above it empty. */
export const signIn: Picture = {
  widthPx: 1000,
  heightPx: 1000,
  shot: { from: [34, 2, 19], towards: [7.1, 4.7, 0], angle: 26, opening: 0.08, focus: [12, 2, 0] },
  sky: { ...skies.dawn, sunBearing: 122, sunHeight: 10 },
  exposure: 0.85,
  hazeM: 4000,
  shadows: { around: [0, 0, 2], radiusM: 40 },
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

import type { Picture } from '../studio/picture.ts';
import { harbour } from './city.ts';
import { onTheRoad } from './onTheRoad.ts';
import { skies } from './skies.data.ts';

/** Two trucks of different size on their way into the city. */
export const platform: Picture = {
  widthPx: 1920,
  heightPx: 1080,
  shot: { from: [19, 1.7, 25], towards: [0.9, 3.3, -2], angle: 24, opening: 0.1, focus: [2, 1.6, -1] },
  sky: { ...skies.lowSun, sunBearing: 128, sunHeight: 15 },
  exposure: 0.82,
  hazeM: 1900,
  shadows: { around: [0, 0, 0], radiusM: 26 },
  build: (scene, tools) => {
    harbour(scene, tools);
    scene.add(onTheRoad('12t-tailgate', { at: [5, 0, -2.2] }, tools));
    scene.add(onTheRoad('4t-truck', { at: [-9.5, 0, -2.2] }, tools));
  },
};

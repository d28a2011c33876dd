import { plain } from '../places/plain.ts';
import type { Picture } from '../studio/picture.ts';
import { onTheRoad } from './onTheRoad.ts';
import { skies } from './skies.data.ts';

/** A straight road under a wide sky, a semi-trailer small upon it. */
export const outback: Picture = {
  widthPx: 1200,
  heightPx: 900,
  shot: { from: [58, 2.6, 20], towards: [0, 9.2, -4], angle: 26, opening: 0.12, focus: [6, 2, -1] },
  sky: { ...skies.lowSun, sunBearing: 118, sunHeight: 15, clouds: 1, horizon: '#FFD3A0' },
  exposure: 0.82,
  hazeM: 4800,
  shadows: { around: [20, 0, 6], radiusM: 48 },
  build: (scene, tools) => {
    plain(
      scene,
      {
        growth: [-240, 60],
        ranges: [
          { x: -2300, z: -1500, alongM: 260, acrossM: 260, heightM: 210, isFlatTopped: true },
          { x: -3000, z: -700, alongM: 800, acrossM: 420, heightM: 120 },
        ],
      },
      tools.paints,
    );
    scene.add(onTheRoad('semi', { at: [0, 0, -1.9] }, tools));
  },
};

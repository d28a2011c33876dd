import { plain } from '../places/plain.ts';
import { person } from '../props/person.ts';
import { Parts } from '../shape/Parts.ts';
import type { Picture } from '../studio/picture.ts';
import { onTheRoad } from './onTheRoad.ts';
import { skies } from './skies.data.ts';

/** A driver walks back to the cab of a semi-trailer, stopped on the plain for a break. */
export const driver: Picture = {
  widthPx: 1200,
  heightPx: 900,
  shot: { from: [17, 1.6, 13], towards: [5.4, 2.2, 0], angle: 27, opening: 0.06, focus: [7, 1.5, 2] },
  sky: { ...skies.lowSun, sunBearing: 120, sunHeight: 12 },
  exposure: 0.84,
  hazeM: 4000,
  shadows: { around: [4, 0, 2], radiusM: 22 },
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
    scene.add(
      new Parts()
        .addAll(person({ stepM: 0.5 }), { at: [9.4, 0, 3.4], turn: [0, 2.7, 0] })
        .toGroup(tools.paints, 'driver'),
    );
    scene.add(onTheRoad('semi', { at: [0, 0, -0.4] }, tools));
  },
};

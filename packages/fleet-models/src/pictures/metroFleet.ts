import { depot as depotShed } from '../places/depot.ts';
import { yardMarks } from '../places/yardMarks.ts';
import { person } from '../props/person.ts';
import { Parts } from '../shape/Parts.ts';
import type { Picture } from '../studio/picture.ts';
import { onTheRoad } from './onTheRoad.ts';
import { skies } from './skies.data.ts';

/** Radians by which the vehicles face the camera. */
const TURN = -0.34;

/** What metro freight travels in, side by side before the first run: a van, a four tonne truck, a twelve tonne one. */
export const metroFleet: Picture = {
  widthPx: 1200,
  heightPx: 900,
  shot: { from: [20, 2.3, 25], towards: [-0.6, 2.5, 8], angle: 26, opening: 0.05, focus: [3, 1.5, 9] },
  sky: { ...skies.lowSun, sunBearing: 70, sunHeight: 18 },
  exposure: 0.82,
  hazeM: 900,
  shadows: { around: [0, 0, 6], radiusM: 26 },
  build: (scene, tools) => {
    depotShed(scene, { doors: [0.1, 0.95, 0, 0.4, 0.95, 0, 0.95], firstDoorX: -20 }, tools.paints);
    scene.add(yardMarks({ fromX: -40, toX: 40, z: 6, depthM: 14, everyM: 4.4 }).toGroup(tools.paints, 'yard'));
    scene.add(
      new Parts()
        .addAll(person({ stepM: 0, holds: 'clipboard' }), { at: [8.3, 0, 10], turn: [0, 2.9, 0] })
        .toGroup(tools.paints, 'dispatcher'),
    );
    scene.add(onTheRoad('1t-van', { at: [5.3, 0, 8], turn: TURN }, tools));
    scene.add(onTheRoad('4t-truck', { at: [0, 0, 9.6], turn: TURN }, tools));
    scene.add(onTheRoad('12t-tailgate', { at: [-5.6, 0, 11.6], turn: TURN }, tools));
  },
};

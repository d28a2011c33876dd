import { depot as depotShed } from '../places/depot.ts';
import { yardMarks } from '../places/yardMarks.ts';
import { pallet } from '../props/pallet.ts';
import { person } from '../props/person.ts';
import type { Picture } from '../studio/picture.ts';
import { onTheRoad } from './onTheRoad.ts';
import { skies } from './skies.data.ts';

/** A van in front of its dock door, with what goes out on its round beside it. */
export const vanLoading: Picture = {
  widthPx: 1200,
  heightPx: 900,
  shot: { from: [8.8, 1.6, 17.5], towards: [-1.2, 2.3, 4], angle: 28, opening: 0.06, focus: [1, 1, 6.4] },
  sky: { ...skies.dawn, sunBearing: 48, sunHeight: 14 },
  exposure: 0.85,
  hazeM: 900,
  shadows: { around: [0, 0, 5], radiusM: 18 },
  build: (scene, tools) => {
    depotShed(scene, { doors: [0, 0.95, 0.3, 0.95, 0, 0.95, 0], firstDoorX: -20 }, tools.paints);
    const yard = yardMarks({ fromX: -30, toX: 30, z: 5, depthM: 10, everyM: 5 });
    yard.addAll(pallet({ load: 'cartons', loadM: 1.15, seed: 4 }), { at: [-3.2, 0, 7.4] });
    yard.addAll(pallet({ load: 'mixed', loadM: 0.8, seed: 9 }), { at: [-4.9, 0, 7.2] });
    yard.addAll(person({ stepM: 0, holds: 'clipboard' }), { at: [-1.9, 0, 8.3], turn: [0, 2.6, 0] });
    scene.add(yard.toGroup(tools.paints, 'yard'));
    scene.add(onTheRoad('1t-van', { at: [1.1, 0, 6.2], turn: -0.08 }, tools));
  },
};

import { depot as depotShed } from '../places/depot.ts';
import { yardMarks } from '../places/yardMarks.ts';
import { pallet } from '../props/pallet.ts';
import { person } from '../props/person.ts';
import { Parts } from '../shape/Parts.ts';
import type { Picture } from '../studio/picture.ts';
import { onTheRoad } from './onTheRoad.ts';
import { skies } from './skies.data.ts';

/** A semi-trailer leaves the depot at first light. */
export const depot: Picture = {
  widthPx: 1200,
  heightPx: 900,
  shot: { from: [26, 1.8, 25], towards: [0.8, 2.9, 7], angle: 25, opening: 0.06, focus: [8, 2, 10] },
  sky: { ...skies.dawn, sunBearing: 52, sunHeight: 10 },
  exposure: 0.85,
  hazeM: 900,
  shadows: { around: [2, 0, 6], radiusM: 32 },
  build: (scene, tools) => {
    depotShed(scene, { doors: [0.95, 0.2, 0.95, 0, 0.95, 0.1, 0], firstDoorX: -24 }, tools.paints);
    const yard = yardMarks({ fromX: -40, toX: 40, z: 5, depthM: 14, everyM: 6.4 });
    yard.addAll(pallet({ load: 'wrapped', loadM: 1.4, seed: 2 }), { at: [-11.5, 0, 4.4] });
    yard.addAll(pallet({ load: 'cartons', loadM: 1.1, seed: 3 }), { at: [-13, 0, 4.3] });
    scene.add(yard.toGroup(tools.paints, 'yard'));
    scene.add(
      new Parts()
        .addAll(person({ stepM: 0, holds: 'clipboard' }), { at: [14.6, 0, 11.6], turn: [0, 2.9, 0] })
        .toGroup(tools.paints, 'dispatcher'),
    );
    scene.add(onTheRoad('semi', { at: [1, 0, 10.5], turn: -0.06 }, tools));
  },
};

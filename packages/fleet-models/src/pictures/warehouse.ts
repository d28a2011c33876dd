import { dockHall } from '../places/dockHall.ts';
import { forklift } from '../props/forklift.ts';
import { pallet } from '../props/pallet.ts';
import { person } from '../props/person.ts';
import { racking } from '../props/racking.ts';
import { block } from '../shape/geometry.ts';
import { Parts } from '../shape/Parts.ts';
import type { Picture } from '../studio/picture.ts';
import { skies } from './skies.data.ts';

/** An aisle between racks four levels high, daylight from the roof and the far door. */
export const warehouse: Picture = {
  widthPx: 1200,
  heightPx: 900,
  shot: { from: [0.35, 1.7, 26.5], towards: [-0.05, 3.1, 0], angle: 33, opening: 0.05, focus: [0, 1, 13] },
  sky: { ...skies.morning, sunBearing: 38, sunHeight: 44, sunStrength: 7, bounceStrength: 2, bounce: '#BBA58C' },
  exposure: 0.9,
  reflections: 0.35,
  hazeM: 220,
  hazeColour: '#EFE3D0',
  shadows: { around: [0, 0, 9], radiusM: 24 },
  build: (scene, tools) => {
    dockHall(scene, { fromX: -12, toX: 12, depthM: 60, wallM: 9.6, doors: [{ x: 0, open: 0.96 }] }, tools.paints);
    const floor = new Parts();
    for (const [x, seed] of [
      [-2.45, 3],
      [2.45, 8],
    ] as const) {
      floor.addAll(racking({ bays: 8, levels: 4, seed, filled: 0.88 }), {
        at: [x, 0, 21.5],
        turn: [0, Math.PI / 2, 0],
      });
    }
    for (const x of [-1.75, 1.75]) floor.add('safety', block(0.09, 0.006, 26, 0.001), { at: [x, 0.003, 12] });
    floor.addAll(
      new Parts()
        .addAll(forklift(0.9))
        .addAll(pallet({ load: 'cartons', loadM: 1.1, seed: 4 }), { at: [1.52, 0.8, 0] }),
      { at: [0.35, 0, 8.2], turn: [0, -2.2, 0] },
    );
    floor.addAll(person({ stepM: 0.5 }), { at: [-1.05, 0, 14.6], turn: [0, -1.5, 0] });
    scene.add(floor.toGroup(tools.paints, 'aisle'));
  },
};

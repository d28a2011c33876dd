import { depot } from '../places/depot.ts';
import { yardMarks } from '../places/yardMarks.ts';
import { forklift } from '../props/forklift.ts';
import { pallet } from '../props/pallet.ts';
import { person } from '../props/person.ts';
import { Parts } from '../shape/Parts.ts';
import type { Picture } from '../studio/picture.ts';
import { onTheRoad } from './onTheRoad.ts';
import { skies } from './skies.data.ts';

/** Wrapped pallets on the floor beside a semi-trailer, the forklift bringing the next one. */
export const pallets: Picture = {
  widthPx: 1200,
  heightPx: 900,
  shot: { from: [8.6, 1.7, 21.5], towards: [-1.5, 1.95, 6], angle: 31, opening: 0.07, focus: [1.5, 1, 10.6] },
  sky: { ...skies.lowSun, sunBearing: 140, sunHeight: 17 },
  exposure: 0.85,
  hazeM: 900,
  shadows: { around: [0, 0, 7], radiusM: 24 },
  build: (scene, tools) => {
    depot(scene, { doors: [0.95, 0.9, 0.95, 0.9, 0.2], firstDoorX: -18 }, tools.paints);
    const yard = yardMarks({ fromX: -40, toX: 40, z: 4, depthM: 10, everyM: 6.4 });
    const loads = [
      ['wrapped', 1.55, -0.3, 10.6],
      ['wrapped', 1.35, 1.1, 10.6],
      ['cartons', 1.2, 2.5, 10.65],
      ['wrapped', 1.0, 1.6, 12.1],
      ['crates', 1.2, 0.2, 12.05],
    ] as const;
    loads.forEach(([load, loadM, x, z], index) => {
      yard.addAll(pallet({ load, loadM, seed: index + 4 }), { at: [x, 0, z], turn: [0, (index % 3) * 0.02 - 0.02, 0] });
    });
    const truck = new Parts()
      .addAll(forklift(0.22))
      .addAll(pallet({ load: 'wrapped', loadM: 1.45, seed: 9 }), { at: [1.52, 0.12, 0] });
    yard.addAll(truck, { at: [-6.2, 0, 11.2], turn: [0, 0.16, 0] });
    yard.addAll(person({ holds: 'clipboard' }), { at: [3.9, 0, 9.7], turn: [0, 2.9, 0] });
    scene.add(yard.toGroup(tools.paints, 'yard'));
    scene.add(onTheRoad('semi', { at: [-1.5, 0, 7] }, tools));
  },
};

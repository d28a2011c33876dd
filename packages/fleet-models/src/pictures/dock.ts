import { tokens } from '@saltbush/ui/tokens';
import { Mesh, MeshStandardMaterial, PlaneGeometry } from 'three';
import { DOCK_DROP_M, dockHall } from '../places/dockHall.ts';
import { forklift } from '../props/forklift.ts';
import { type PalletLoad, pallet } from '../props/pallet.ts';
import { person } from '../props/person.ts';
import { block } from '../shape/geometry.ts';
import { Parts } from '../shape/Parts.ts';
import type { Picture } from '../studio/picture.ts';
import { onTheRoad } from './onTheRoad.ts';
import { skies } from './skies.data.ts';

const DOORS = [-6.4, 0, 6.4] as const;
const LOADS: readonly PalletLoad[] = ['wrapped', 'cartons', 'wrapped', 'mixed', 'crates'];

/** Inside the cross dock at dawn: three open doors, the sun through them, pallets staged by run. */
export const dock: Picture = {
  widthPx: 1200,
  heightPx: 900,
  shot: { from: [6.2, 1.8, 20.5], towards: [-0.9, 2.3, 0], angle: 31, opening: 0.05, focus: [-1, 1, 7] },
  sky: {
    ...skies.dawn,
    sunBearing: -62,
    sunHeight: 16,
    sunStrength: 20,
    fill: 0.55,
    bounceStrength: 2.3,
    bounce: '#C49E78',
  },
  exposure: 1.15,
  reflections: 0.35,
  hazeM: 330,
  hazeColour: '#F3D9B8',
  shadows: { around: [0, 0, 6], radiusM: 24 },
  build: (scene, tools) => {
    dockHall(
      scene,
      { fromX: -16, toX: 16, depthM: 34, wallM: 7.2, doors: DOORS.map((x) => ({ x, open: 0.96 })) },
      tools.paints,
    );
    const floor = new Parts();
    DOORS.forEach((door, run) => {
      for (const side of [-1.5, 1.5]) floor.add('safety', block(0.1, 0.006, 9, 0.001), { at: [door + side, 0.003, 7] });
      for (let row = 0; row < 4; row++) {
        for (const side of [-0.64, 0.64]) {
          const seed = run * 11 + row * 3 + (side > 0 ? 1 : 0);
          if (seed % 7 === 3 || (run === 1 && row === 3)) continue;
          floor.addAll(
            pallet({ load: LOADS[seed % LOADS.length] ?? 'wrapped', loadM: 0.95 + (seed % 4) * 0.2, seed }),
            { at: [door + side, 0, 4 + row * 1.45] },
          );
        }
      }
    });
    floor.addAll(
      new Parts()
        .addAll(forklift(0.2))
        .addAll(pallet({ load: 'wrapped', loadM: 1.3, seed: 21 }), { at: [1.52, 0.1, 0] }),
      { at: [3.5, 0, 9.3], turn: [0, 3.85, 0] },
    );
    floor.addAll(person({ holds: 'clipboard' }), { at: [-2.6, 0, 11.2], turn: [0, 0.3, 0] });
    for (const x of DOORS) floor.add('livery', block(1.3, 1.0, 0.04, 0.02), { at: [x, 4.42, 0.125] });
    scene.add(floor.toGroup(tools.paints, 'floor'));
    DOORS.forEach((x, index) => {
      const { texture, ratio } = tools.lettering(tokens.color.white, String(index + 7));
      const board = new Mesh(
        new PlaneGeometry(0.8 * ratio, 0.8),
        new MeshStandardMaterial({ map: texture, transparent: true }),
      );
      board.position.set(x, 4.42, 0.155);
      scene.add(board);
    });
    scene.add(onTheRoad('semi', { at: [-6.4, -DOCK_DROP_M, -9.6], turn: Math.PI / 2 }, tools));
  },
};

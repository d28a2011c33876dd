import { street, streetTrees } from '../places/street.ts';
import { pallet } from '../props/pallet.ts';
import { person } from '../props/person.ts';
import { block } from '../shape/geometry.ts';
import { Parts } from '../shape/Parts.ts';
import type { Picture } from '../studio/picture.ts';
import { onTheRoad } from './onTheRoad.ts';
import { skies } from './skies.data.ts';

/** The first stop of a cafe round: a van at the kerb, its driver on the way to the door with the order. */
export const cafe: Picture = {
  widthPx: 1200,
  heightPx: 900,
  shot: { from: [-9.2, 1.6, 6.4], towards: [-0.1, 2.1, -6], angle: 34, opening: 0.05, focus: [-1, 1.2, -4] },
  sky: { ...skies.morning, sunBearing: 70, sunHeight: 24 },
  exposure: 0.88,
  hazeM: 600,
  shadows: { around: [1, 0, -5], radiusM: 18 },
  build: (scene, tools) => {
    street(scene, { fromX: -40, toX: 80, hasShops: true }, tools.paints);
    scene.add(
      streetTrees(
        [9.5, 22].map((x) => [x, 0.15, -6.3] as const),
        tools.paints,
      ),
    );
    const kerb = new Parts();
    kerb.addAll(pallet({ load: 'mixed', loadM: 0.8, seed: 8 }), { at: [-4.1, 0.15, -6.6] });
    kerb.addAll(person({ stepM: 0.55 }), { at: [-2.2, 0.15, -7.2], turn: [0, 0.9, 0] });
    for (const [x, z] of TABLES) {
      kerb.add('claddingDark', block(0.7, 0.04, 0.7, 0.01), { at: [x, 0.88, z] });
      kerb.add('rail', block(0.07, 0.74, 0.07, 0.01), { at: [x, 0.5, z] });
      for (const side of [-0.7, 0.7]) kerb.add('timber', block(0.4, 0.45, 0.4, 0.03), { at: [x + side, 0.38, z] });
    }
    scene.add(kerb.toGroup(tools.paints, 'kerb'));
    scene.add(onTheRoad('1t-van', { at: [1.2, 0, -3.4] }, tools));
  },
};

/** Tables in front of the cafe. */
const TABLES = [
  [4.6, -8.8],
  [7.2, -8.9],
] as const;

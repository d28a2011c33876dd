import { street, streetTrees } from '../places/street.ts';
import { pallet } from '../props/pallet.ts';
import { person } from '../props/person.ts';
import { Parts } from '../shape/Parts.ts';
import type { Picture } from '../studio/picture.ts';
import { onTheRoad } from './onTheRoad.ts';
import { skies } from './skies.data.ts';

/** An eight tonne truck at the kerb of a shopping street, its driver unloading. */
export const taxi: Picture = {
  widthPx: 1200,
  heightPx: 900,
  shot: { from: [12.5, 1.5, 14], towards: [-0.6, 2.35, -4], angle: 28, opening: 0.06, focus: [2, 1.5, -3] },
  sky: { ...skies.morning, sunBearing: 118, sunHeight: 25 },
  exposure: 0.8,
  hazeM: 700,
  shadows: { around: [0, 0, -2], radiusM: 22 },
  build: (scene, tools) => {
    street(scene, { fromX: -70, toX: 60, hasShops: true }, tools.paints);
    scene.add(
      streetTrees(
        [-12.2, 8.6, 22].map((x) => [x, 0.15, -6.1] as const),
        tools.paints,
      ),
    );
    const props = new Parts();
    props.addAll(pallet({ load: 'cartons', loadM: 0.95, seed: 6 }), { at: [-3.95, 1.06, -3.3] });
    props.addAll(pallet({ load: 'mixed', loadM: 0.8, seed: 8 }), { at: [-7.4, 0.15, -6.1] });
    props.addAll(person({ stepM: 0.55 }), { at: [-6.2, 0.0, -2.9], turn: [0, 0.5, 0] });
    scene.add(props.toGroup(tools.paints, 'kerb'));
    scene.add(onTheRoad('8t-truck', { at: [0, 0, -3.3], tailgate: 'down' }, tools));
  },
};

import { harbour } from '../pictures/city.ts';
import { depot } from '../pictures/depot.ts';
import { highway } from '../pictures/highway.ts';
import { onTheRoad } from '../pictures/onTheRoad.ts';
import { outback } from '../pictures/outback.ts';
import { platform } from '../pictures/platform.ts';
import { taxi } from '../pictures/taxi.ts';
import { depot as depotShed } from '../places/depot.ts';
import { plain } from '../places/plain.ts';
import { street, streetTrees } from '../places/street.ts';
import { yardMarks } from '../places/yardMarks.ts';
import { pallet } from '../props/pallet.ts';
import type { Film, FilmShot, Mover } from '../studio/film.ts';
import type { PictureTools, Point } from '../studio/picture.ts';
import type { ModelledVehicle } from '../vehicles/fleet-vehicles.data.ts';

/** A vehicle that drives straight on at an even speed. */
function driving(
  tools: PictureTools,
  id: ModelledVehicle,
  { from, to, turn = 0 }: { from: Point; to: Point; turn?: number },
): Mover {
  return {
    group: onTheRoad(id, { at: from, turn }, tools),
    at: (share) =>
      [0, 1, 2].map((axis) => (from[axis] ?? 0) + ((to[axis] ?? 0) - (from[axis] ?? 0)) * share) as unknown as Point,
  };
}

const intoTheCity: FilmShot = {
  view: { ...platform, shadows: { around: [0, 0, 0], radiusM: 34 }, build: harbour },
  seconds: 4.2,
  movers: (tools) => [
    driving(tools, '12t-tailgate', { from: [-6, 0, -2.2], to: [14, 0, -2.2] }),
    driving(tools, '4t-truck', { from: [-22, 0, -2.2], to: [-2, 0, -2.2] }),
  ],
  caption: { eyebrow: 'Smart quoting', words: 'A price in under 5 seconds' },
};

const outOfTheDepot: FilmShot = {
  view: {
    ...depot,
    build: (scene, { paints }) => {
      depotShed(scene, { doors: [0.95, 0.2, 0.95, 0, 0.95, 0.1, 0], firstDoorX: -24 }, paints);
      const yard = yardMarks({ fromX: -40, toX: 40, z: 5, depthM: 14, everyM: 6.4 });
      yard.addAll(pallet({ load: 'wrapped', loadM: 1.4, seed: 2 }), { at: [-11.5, 0, 4.4] });
      yard.addAll(pallet({ load: 'cartons', loadM: 1.1, seed: 3 }), { at: [-13, 0, 4.3] });
      scene.add(yard.toGroup(paints, 'yard'));
    },
  },
  seconds: 4.2,
  movers: (tools) => [driving(tools, 'semi', { from: [-9, 0, 10.5], to: [5, 0, 10.5] })],
  caption: { eyebrow: 'Dispatch', words: 'The right truck for the load' },
};

const acrossThePlain: FilmShot = {
  view: {
    ...outback,
    build: (scene, { paints }) =>
      plain(
        scene,
        {
          growth: [-240, 60],
          ranges: [
            { x: -2300, z: -1500, alongM: 260, acrossM: 260, heightM: 210, isFlatTopped: true },
            { x: -3000, z: -700, alongM: 800, acrossM: 420, heightM: 120 },
          ],
        },
        paints,
      ),
  },
  seconds: 4.2,
  movers: (tools) => [driving(tools, 'semi', { from: [-60, 0, -1.9], to: [16, 0, -1.9] })],
  caption: { eyebrow: 'Live tracking', words: 'A position, not a phone call' },
};

const atTheKerb: FilmShot = {
  view: {
    ...taxi,
    build: (scene, { paints }) => {
      street(scene, { fromX: -70, toX: 60, hasShops: true }, paints);
      scene.add(
        streetTrees(
          [-12.2, 8.6, 22].map((x) => [x, 0.15, -6.1] as const),
          paints,
        ),
      );
    },
  },
  seconds: 4.2,
  movers: (tools) => {
    const stop: Point = [0, 0, -3.3];
    const truck = onTheRoad('8t-truck', { at: stop }, tools);
    // It brakes to a stop and waits there.
    const way = (share: number) => 1 - (1 - Math.min(1, share / 0.8)) ** 2;
    return [{ group: truck, at: (share) => [-15 + 15 * way(share), 0, -3.3] }];
  },
  caption: { eyebrow: 'Digital proof of delivery', words: 'Signed before it leaves the street' },
};

const ontoTheHighway: FilmShot = {
  view: {
    ...highway,
    shadows: { around: [0, 0, 2], radiusM: 40 },
    build: (scene, { paints }) =>
      plain(
        scene,
        {
          growth: [-95, 38],
          ranges: [
            { x: -2600, z: -900, alongM: 500, acrossM: 420, heightM: 190 },
            { x: -3400, z: 300, alongM: 700, acrossM: 500, heightM: 170 },
          ],
        },
        paints,
      ),
  },
  seconds: 4.2,
  movers: (tools) => [driving(tools, 'b-double', { from: [-44, 0, -1.9], to: [2, 0, -1.9] })],
  caption: { eyebrow: 'Compliance', words: 'Licences and inductions in date' },
};

/** The five parts of the platform, one shot each. */
export const platformPromo: Film = {
  widthPx: 1024,
  heightPx: 576,
  framesPerSecond: 24,
  hasSound: true,
  shots: [intoTheCity, outOfTheDepot, acrossThePlain, atTheKerb, ontoTheHighway],
};

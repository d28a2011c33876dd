import { ROAD_SIZES } from '@saltbush/freight';
import { Mesh, PlaneGeometry, ShadowMaterial } from 'three';
import type { Picture } from '../studio/picture.ts';
import { MODELLED, type ModelledVehicle } from '../vehicles/fleet-vehicles.data.ts';
import { onTheRoad } from './onTheRoad.ts';
import { skies } from './skies.data.ts';

/** One scale for all, so that the pictures can stand beside each other. */
const PX_PER_M = 60;
const MARGIN_M = 0.6;
const HEIGHT_M = 5.2;
const DISTANCE_M = 160;

/** A vehicle from its right-hand side, on transparent ground with its own shadow. */
function vehicleCutout(id: ModelledVehicle): Picture {
  const { lengthM } = ROAD_SIZES[id];
  return {
    widthPx: Math.round((lengthM + 2 * MARGIN_M) * PX_PER_M),
    heightPx: HEIGHT_M * PX_PER_M,
    shot: {
      from: [0, HEIGHT_M / 2 - 0.45, DISTANCE_M],
      towards: [0, HEIGHT_M / 2 - 0.45, 0],
      angle: (2 * Math.atan(HEIGHT_M / 2 / DISTANCE_M) * 180) / Math.PI,
    },
    sky: { ...skies.morning, sunBearing: 115, sunHeight: 42, sunColour: '#FFF0DC', fill: 1 },
    exposure: 0.8,
    shadows: { around: [0, 1, 0], radiusM: lengthM * 0.62 },
    isTransparent: true,
    build: (scene, tools) => {
      scene.add(onTheRoad(id, { at: [0, 0, 0] }, tools));
      const ground = new Mesh(
        new PlaneGeometry(80, 30).rotateX(-Math.PI / 2),
        new ShadowMaterial({ color: '#14212B', opacity: 0.55 }),
      );
      ground.position.y = -0.002;
      ground.receiveShadow = true;
      scene.add(ground);
    },
  };
}

export const vehicleCutouts: Readonly<Record<string, Picture>> = Object.fromEntries(
  MODELLED.map((id) => [`vehicle-${id}`, vehicleCutout(id)]),
);

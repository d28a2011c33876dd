import { ROAD_SIZES } from '@saltbush/freight';
import { tokens } from '@saltbush/ui/tokens';
import { type Group, Mesh, MeshStandardMaterial, PlaneGeometry } from 'three';
import type { PictureTools, Point } from '../studio/picture.ts';
import { buildVehicle } from '../vehicles/buildVehicle.ts';
import type { ModelledVehicle } from '../vehicles/fleet-vehicles.data.ts';

export interface OnTheRoad {
  at: Point;
  /** Radians about the vertical; 0 drives towards +x. */
  turn?: number;
  tailgate?: 'folded' | 'down';
}

/** A vehicle of road size with the name on its sides. */
export function onTheRoad(id: ModelledVehicle, { at, turn = 0, tailgate }: OnTheRoad, tools: PictureTools): Group {
  const group = buildVehicle(id, { size: 'road', paints: tools.paints, tailgate });
  for (const sign of signs(id)) {
    const { texture, ratio } = tools.lettering(sign.colour);
    const material = new MeshStandardMaterial({ map: texture, transparent: true, roughness: 0.7, depthWrite: false });
    for (const side of [-1, 1]) {
      const mesh = new Mesh(new PlaneGeometry(sign.heightM * ratio, sign.heightM), material);
      mesh.position.set(sign.x, sign.y, side * sign.z);
      if (side < 0) mesh.rotation.y = Math.PI;
      mesh.receiveShadow = true;
      group.add(mesh);
    }
  }
  group.position.set(...at);
  group.rotation.y = turn;
  return group;
}

interface Sign {
  x: number;
  y: number;
  z: number;
  heightM: number;
  colour: string;
}

function signs(id: ModelledVehicle): Sign[] {
  const { lengthM, widthM, heightM } = ROAD_SIZES[id];
  const z = widthM / 2 - 0.012;
  const colour = tokens.color.saltbush;
  switch (id) {
    case '1t-van':
      return [{ x: -lengthM * 0.2, y: heightM * 0.6, z: widthM * 0.45 - 0.006, heightM: 0.42, colour }];
    case '4t-truck':
      return [{ x: -lengthM * 0.17, y: heightM * 0.66, z, heightM: 0.6, colour }];
    case '8t-truck':
      return [{ x: -lengthM * 0.12, y: heightM * 0.66, z, heightM: 0.66, colour }];
    case '12t-tailgate':
      return [{ x: -lengthM * 0.11, y: heightM * 0.66, z, heightM: 0.82, colour }];
    case 'semi':
      return [{ x: -lengthM / 2 + 7, y: 2.95, z: z - 0.008, heightM: 1.45, colour }];
    case 'b-double':
      return [
        { x: -lengthM / 2 + 6.9, y: 2.95, z: z - 0.008, heightM: 1.5, colour },
        { x: lengthM / 2 - 8.4, y: 2.95, z: z - 0.008, heightM: 0.92, colour },
      ];
  }
}

import { arVehicles, ROAD_SIZES, type Size } from '@saltbush/freight';
import { type Group, Vector3 } from 'three';
import { createPaints, type Paints } from '../paint/paints.ts';
import type { Parts } from '../shape/Parts.ts';
import { type CombinationOptions, combination } from './combination.ts';
import type { ModelledVehicle } from './fleet-vehicles.data.ts';
import { type RigidOptions, rigid } from './rigid.ts';
import { van } from './van.ts';

export interface VehicleOptions extends Pick<RigidOptions, 'tailgate'> {
  /** `catalogue` has the nominal figures of the truck-size tool, `road` what the whole vehicle measures. */
  size?: 'catalogue' | 'road';
  paints?: Paints;
}

/**
 * The vehicle as a group, in metres: centred on the origin, wheels on y = 0, driving towards +x. Its bounding box is
 * exactly the size asked for, mirrors and bullbar included.
 */
export function buildVehicle(id: ModelledVehicle, options: VehicleOptions = {}): Group {
  const { size = 'catalogue', paints = createPaints(), tailgate } = options;
  const outer = size === 'road' ? ROAD_SIZES[id] : catalogueSize(id);
  // Long combinations have a bonneted cab. The nominal lengths leave room only for a cab over the engine.
  const cab = size === 'road' ? 'bonneted' : 'over';
  const group = vehicleParts(id, { size: outer, cab, tailgate }).toGroup(paints, id);
  group.userData.size = new Vector3(outer.lengthM, outer.heightM, outer.widthM);
  return group;
}

interface Build extends Pick<RigidOptions, 'tailgate'>, Pick<CombinationOptions, 'cab'> {
  size: Size;
}

function vehicleParts(id: ModelledVehicle, { size, cab, tailgate }: Build): Parts {
  switch (id) {
    case '1t-van':
      return van(size);
    case '4t-truck':
    case '8t-truck':
      return rigid(size, { tailgate });
    case '12t-tailgate':
      return rigid(size, { tailgate: tailgate ?? 'folded', isTandem: true });
    case 'semi':
      return combination(size, { trailers: 1, cab });
    case 'b-double':
      return combination(size, { trailers: 2, cab });
  }
}

function catalogueSize(id: ModelledVehicle): Size {
  const vehicle = arVehicles().find((one) => one.id === id);
  if (!vehicle) throw new Error(`${id} is not in the catalogue of the truck-size tool.`);
  return vehicle;
}

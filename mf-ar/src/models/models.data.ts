import type { ArVehicleId } from '@saltbush/freight';
import truck1tGlb from './1t-van.glb';
import truck1tUsdz from './1t-van.usdz';
import truck4tGlb from './4t-truck.glb';
import truck4tUsdz from './4t-truck.usdz';
import truck8tGlb from './8t-truck.glb';
import truck8tUsdz from './8t-truck.usdz';
import truck12tGlb from './12t-tailgate.glb';
import truck12tUsdz from './12t-tailgate.usdz';
import bDoubleGlb from './b-double.glb';
import bDoubleUsdz from './b-double.usdz';
import dockGlb from './dock.glb';
import personGlb from './person.glb';
import semiGlb from './semi.glb';
import semiUsdz from './semi.usdz';

// Addresses of the models, made from the vehicle table by `npm run render:models -w @saltbush/fleet-models`. Units
// are metres; a vehicle drives towards +x and stands on y = 0.

/** For the 3D view and WebXR. */
export const VEHICLE_GLB: Readonly<Record<ArVehicleId, string>> = {
  '1t-van': truck1tGlb,
  '4t-truck': truck4tGlb,
  '8t-truck': truck8tGlb,
  '12t-tailgate': truck12tGlb,
  semi: semiGlb,
  'b-double': bDoubleGlb,
};

/** For Quick Look on iOS. */
export const VEHICLE_USDZ: Readonly<Record<ArVehicleId, string>> = {
  '1t-van': truck1tUsdz,
  '4t-truck': truck4tUsdz,
  '8t-truck': truck8tUsdz,
  '12t-tailgate': truck12tUsdz,
  semi: semiUsdz,
  'b-double': bDoubleUsdz,
};

export const PERSON_GLB: string = personGlb;
export const DOCK_GLB: string = dockGlb;

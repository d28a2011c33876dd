import type { VehicleId } from '../vehicles/vehicle-types.ts';
import type { RoadMass } from './licenceFor.ts';

// What a usual vehicle of each class weighs on its plate, from which its licence class follows. A truck of the fleet may
// have another plate, so its licence class can be changed there.
// Source: usual Australian builds of these payloads, within the general mass limits of the Heavy Vehicle (Mass, Dimension
// and Loading) National Regulation, Schedule 1: 15 t on two axles and 22.5 t on three, so ten tonnes of freight need a
// third axle. Effective 2026-07-01. Units: kilograms, number of axles, number of trailers over nine tonnes.
export const VEHICLE_MASSES = {
  '1t-van': { gvmKg: 3_200, axles: 2, heavyTrailers: 0 },
  '1t-tray': { gvmKg: 3_200, axles: 2, heavyTrailers: 0 },
  '2t-truck': { gvmKg: 4_495, axles: 2, heavyTrailers: 0 },
  '2t-tray': { gvmKg: 4_495, axles: 2, heavyTrailers: 0 },
  '2t-van': { gvmKg: 4_495, axles: 2, heavyTrailers: 0 },
  '3t-truck': { gvmKg: 6_500, axles: 2, heavyTrailers: 0 },
  '4t-truck': { gvmKg: 8_000, axles: 2, heavyTrailers: 0 },
  '6t-truck': { gvmKg: 10_700, axles: 2, heavyTrailers: 0 },
  '8t-truck': { gvmKg: 15_000, axles: 2, heavyTrailers: 0 },
  '10t-truck': { gvmKg: 18_500, axles: 3, heavyTrailers: 0 },
  '12t-tailgate': { gvmKg: 22_500, axles: 3, heavyTrailers: 0 },
  '14t-truck': { gvmKg: 22_500, axles: 3, heavyTrailers: 0 },
  'crane-truck': { gvmKg: 22_500, axles: 3, heavyTrailers: 0 },
  semi: { gvmKg: 24_000, axles: 3, heavyTrailers: 1 },
  'b-double': { gvmKg: 24_000, axles: 3, heavyTrailers: 2 },
} as const satisfies Record<VehicleId, RoadMass>;

// Paint
export { createPaints, type PaintName, type Paints } from './paint/paints.ts';
// Freight and people
export { forklift } from './props/forklift.ts';
export { PALLET_M, type PalletLoad, type PalletShape, pallet } from './props/pallet.ts';
export { type Pose, person } from './props/person.ts';
// Shape
export { Parts, type Place } from './shape/Parts.ts';
// Vehicles
export { buildVehicle, type VehicleOptions } from './vehicles/buildVehicle.ts';
export { MODELLED, type ModelledVehicle } from './vehicles/fleet-vehicles.data.ts';

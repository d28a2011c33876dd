import { type ArVehicle, type ArVehicleId, arVehicles } from '@saltbush/freight';

/** Scales of the camera view, in the order of the button. */
export const SCALES = [100, 50, 200] as const;
export type ScalePercent = (typeof SCALES)[number];

/** What may stand beside the truck, apart from the person. */
export const SURROUNDINGS = ['dock', 'car', 'driveway'] as const;
export type Surrounding = (typeof SURROUNDINGS)[number];

/** The visitor's measures as typed. */
export interface SiteAnswers {
  gateM: string;
  drivewayM: string;
  heightM: string;
  pallets: string;
}

export interface ToolState {
  vehicleId: ArVehicleId | null;
  scalePercent: ScalePercent;
  showsDimensions: boolean;
  surroundings: readonly Surrounding[];
  site: SiteAnswers;
}

export const FIRST_STATE: ToolState = {
  vehicleId: null,
  scalePercent: 100,
  showsDimensions: true,
  surroundings: ['dock', 'car'],
  site: { gateM: '', drivewayM: '', heightM: '', pallets: '' },
};

export const nextScale = (scale: ScalePercent): ScalePercent =>
  SCALES[(SCALES.indexOf(scale) + 1) % SCALES.length] ?? 100;

const vehicles = arVehicles();

export const chosenVehicle = ({ vehicleId }: ToolState): ArVehicle | null =>
  vehicles.find(({ id }) => id === vehicleId) ?? null;

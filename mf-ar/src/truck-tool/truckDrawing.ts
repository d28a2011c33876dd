import type { Size } from '@saltbush/freight';

/** Height of the person beside the truck, in metres. */
export const PERSON_HEIGHT_M = 1.8;

export interface TruckDrawing {
  /** Size of the picture in metres, one drawing unit each. */
  widthM: number;
  heightM: number;
  groundY: number;
  body: { x: number; y: number; width: number; height: number };
  wheels: { cx: number; cy: number; r: number }[];
  person: { x: number; height: number };
}

const MARGIN_M = 0.8;
const PERSON_GAP_M = 1.2;
const GROUND_CLEARANCE_M = 0.35;
const WHEEL_RADIUS_M = 0.45;

/** Side view of a vehicle at its true length and height, with a person of 1.8 m in front of it. */
export function truckDrawing({ lengthM, heightM }: Size): TruckDrawing {
  const groundY = MARGIN_M + Math.max(heightM, PERSON_HEIGHT_M);
  const bodyX = MARGIN_M;
  const axles = lengthM > 15 ? [0.1, 0.15, 0.45, 0.5, 0.85, 0.9] : lengthM > 10 ? [0.12, 0.72, 0.8] : [0.2, 0.8];
  return {
    widthM: bodyX + lengthM + PERSON_GAP_M * 2,
    heightM: groundY + MARGIN_M / 2,
    groundY,
    body: { x: bodyX, y: groundY - heightM, width: lengthM, height: heightM - GROUND_CLEARANCE_M },
    wheels: axles.map((share) => ({ cx: bodyX + lengthM * share, cy: groundY - WHEEL_RADIUS_M, r: WHEEL_RADIUS_M })),
    person: { x: bodyX + lengthM + PERSON_GAP_M, height: PERSON_HEIGHT_M },
  };
}

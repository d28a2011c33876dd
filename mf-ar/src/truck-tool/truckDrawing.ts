import type { Size } from '@saltbush/freight';

/** Height of the person beside the truck, in metres. */
export const PERSON_HEIGHT_M = 1.8;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Everything in metres, one drawing unit each, y downwards. */
export interface TruckDrawing {
  widthM: number;
  heightM: number;
  groundY: number;
  /** Load spaces from the back, then the cab; together they are as long as the vehicle. */
  loads: Box[];
  cab: Box;
  glass: Box;
  chassis: Box;
  wheels: { cx: number; cy: number; r: number }[];
  person: { x: number; height: number };
}

const MARGIN_M = 0.6;
const PERSON_GAP_M = 1.1;
const COUPLING_GAP_M = 0.35;

/** Axles of a vehicle as shares of its length from the back, by how long it is. */
function axleShares(lengthM: number): number[] {
  if (lengthM > 15) return [0.05, 0.115, 0.18, 0.45, 0.515, 0.76, 0.82, 0.95];
  if (lengthM > 10) return [0.06, 0.16, 0.26, 0.68, 0.78, 0.93];
  if (lengthM > 8) return [0.2, 0.33, 0.87];
  return [0.22, 0.83];
}

/** Side view of a vehicle at its true length and height, facing a person of 1.8 m. */
export function truckDrawing({ lengthM, heightM }: Size): TruckDrawing {
  const groundY = MARGIN_M + Math.max(heightM, PERSON_HEIGHT_M);
  const wheelRadius = Math.min(0.5, heightM * 0.17);
  const floorY = groundY - wheelRadius * 1.5;
  const top = groundY - heightM;
  const cabLength = Math.min(2.4, lengthM * 0.26);
  const loadLength = lengthM - cabLength;
  const trailers = lengthM > 15 ? 2 : 1;
  const gap = lengthM > 10 ? COUPLING_GAP_M : 0.06;
  const each = loadLength / trailers;
  const cabHeight = Math.min(floorY - top, Math.max(2.4, heightM * 0.72) - wheelRadius * 1.5);
  const cab = { x: MARGIN_M + loadLength, y: floorY - cabHeight, width: cabLength, height: cabHeight };
  return {
    widthM: MARGIN_M + lengthM + PERSON_GAP_M * 2,
    heightM: groundY + MARGIN_M / 2,
    groundY,
    loads: Array.from({ length: trailers }, (_, index) => ({
      x: MARGIN_M + index * each,
      y: top,
      width: each - gap,
      height: floorY - top,
    })),
    cab,
    glass: {
      x: cab.x + cabLength * 0.45,
      y: cab.y + cabHeight * 0.14,
      width: cabLength * 0.47,
      height: cabHeight * 0.34,
    },
    chassis: { x: MARGIN_M, y: floorY - 0.02, width: lengthM, height: wheelRadius * 0.6 },
    wheels: axleShares(lengthM).map((share) => ({
      cx: MARGIN_M + lengthM * share,
      cy: groundY - wheelRadius,
      r: wheelRadius,
    })),
    person: { x: MARGIN_M + lengthM + PERSON_GAP_M, height: PERSON_HEIGHT_M },
  };
}

import type { Size } from '@saltbush/freight';

/** A rectangle of a side view, in metres behind the front of the truck and above the ground. */
export interface Box {
  backM: number;
  upM: number;
  lengthM: number;
  heightM: number;
}

export interface SideView {
  /** Load spaces, from the front. With the cab they are as long as the vehicle. */
  loads: Box[];
  cab: Box;
  glass: Box;
  chassis: Box;
  wheels: { backM: number; radiusM: number }[];
}

const COUPLING_GAP_M = 0.35;
const BODY_GAP_M = 0.06;

/** Axle positions as shares of the length from the front; longer vehicles have more axles. */
function axleShares(lengthM: number): number[] {
  if (lengthM > 15) return [0.05, 0.18, 0.24, 0.485, 0.55, 0.82, 0.885, 0.95];
  if (lengthM > 10) return [0.07, 0.22, 0.32, 0.74, 0.84, 0.94];
  if (lengthM > 8) return [0.13, 0.67, 0.8];
  return [0.17, 0.78];
}

/** A vehicle from the side at true length and height, reduced to boxes and wheels. */
export function sideView({ lengthM, heightM }: Size): SideView {
  const radiusM = Math.min(0.5, heightM * 0.17);
  const floorM = radiusM * 1.5;
  const cabLengthM = Math.min(2.4, lengthM * 0.26);
  const cabHeightM = Math.min(heightM, Math.max(2.4, heightM * 0.72)) - floorM;
  const trailers = lengthM > 15 ? 2 : 1;
  const eachM = (lengthM - cabLengthM) / trailers;
  const gapM = lengthM > 10 ? COUPLING_GAP_M : BODY_GAP_M;
  return {
    loads: Array.from({ length: trailers }, (_, index) => ({
      backM: cabLengthM + index * eachM + gapM,
      upM: floorM,
      lengthM: eachM - gapM,
      heightM: heightM - floorM,
    })),
    cab: { backM: 0, upM: floorM, lengthM: cabLengthM, heightM: cabHeightM },
    glass: {
      backM: cabLengthM * 0.2,
      upM: floorM + cabHeightM * 0.5,
      lengthM: cabLengthM * 0.5,
      heightM: cabHeightM * 0.34,
    },
    chassis: { backM: 0, upM: floorM - radiusM * 0.6, lengthM, heightM: radiusM * 0.6 },
    wheels: axleShares(lengthM).map((share) => ({ backM: lengthM * share, radiusM })),
  };
}

import type { Box } from '../side-view/sideView.ts';

/** A point on a truck, in metres behind its front, above the ground, and across from its nearer side. */
export interface TruckPoint {
  backM: number;
  upM: number;
  acrossM: number;
}

/** A convex body; its faces in any order. */
export interface Solid {
  colour: string;
  faces: TruckPoint[][];
  /** Flat details on its faces: glass, lamps, hubs. */
  marks: { colour: string; points: TruckPoint[] }[];
}

/** A corner of a side view: metres behind the front, metres above the ground. */
export type SideCorner = readonly [backM: number, upM: number];

export const boxCorners = ({ backM, upM, lengthM, heightM }: Box): SideCorner[] => [
  [backM, upM],
  [backM, upM + heightM],
  [backM + lengthM, upM + heightM],
  [backM + lengthM, upM],
];

export const circleCorners = (backM: number, upM: number, radiusM: number, corners = 28): SideCorner[] =>
  Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    return [backM + Math.cos(angle) * radiusM, upM + Math.sin(angle) * radiusM] as const;
  });

/** The side view placed on one plane along the truck. */
export const upright = (corners: readonly SideCorner[], acrossM: number): TruckPoint[] =>
  corners.map(([backM, upM]) => ({ backM, upM, acrossM }));

/** The side view extruded across the truck, from its nearer side to the farther. */
export function drawnOut(
  corners: readonly SideCorner[],
  { colour, fromM, toM }: { colour: string; fromM: number; toM: number },
): Solid {
  const near = upright(corners, fromM);
  const far = upright(corners, toM);
  const around = near.flatMap((corner, index) => {
    const next = (index + 1) % near.length;
    const [nextNear, nextFar, across] = [near[next], far[next], far[index]];
    return nextNear && nextFar && across ? [[corner, nextNear, nextFar, across]] : [];
  });
  return { colour, faces: [...around, near], marks: [] };
}

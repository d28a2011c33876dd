import { CANVAS_PX, EYE_HEIGHT_M, FOCAL_PX, GROUND_ROW_PX } from './viewing.data.ts';

/** Metres to the right of the viewer, above the ground, and away from the viewer. */
export interface Place {
  rightM: number;
  upM: number;
  awayM: number;
}

export interface Pixel {
  x: number;
  y: number;
}

/** A level pinhole camera at eye height, and which part of its picture the canvas shows. */
export interface Viewpoint {
  /** Metres from the viewer to the person and to the truck's nearest corner. */
  distanceM: number;
  /** Canvas column of what is straight ahead. */
  aheadPx: number;
  /** 1 is the picture as the lens gives it, 2 is twice that. */
  magnification: number;
  /** The point that does not move when the picture is magnified. */
  fixed: Pixel;
}

/**
 * Where a place appears on the canvas. `awayM` must be more than 0, since nothing at or behind the eye can be seen.
 */
export function project({ rightM, upM, awayM }: Place, viewpoint: Viewpoint): Pixel {
  const { distanceM, aheadPx, magnification, fixed } = viewpoint;
  const horizonPx = GROUND_ROW_PX - (FOCAL_PX * EYE_HEIGHT_M) / distanceM;
  const x = aheadPx + (FOCAL_PX * rightM) / awayM;
  const y = horizonPx - (FOCAL_PX * (upM - EYE_HEIGHT_M)) / awayM;
  return { x: fixed.x + magnification * (x - fixed.x), y: fixed.y + magnification * (y - fixed.y) };
}

export const CENTRE: Pixel = { x: CANVAS_PX.width / 2, y: GROUND_ROW_PX };

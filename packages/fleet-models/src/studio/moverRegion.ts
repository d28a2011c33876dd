import { Box3, type PerspectiveCamera, Vector3 } from 'three';
import type { Region } from './createExposure.ts';
import type { Mover } from './film.ts';
import type { Sky } from './skyColour.ts';
import { sunDirection } from './skyColour.ts';

/** Room around for the soft part of shadows and for the blur of what is out of focus. */
const MARGIN_M = 1.6;
const MARGIN_PX = 40;

/** The part of the picture that the movers and their shadows touch. Null when they are out of sight. */
export function moverRegion(
  movers: readonly Mover[],
  camera: PerspectiveCamera,
  { widthPx, heightPx, sky }: { widthPx: number; heightPx: number; sky: Sky },
): Region | null {
  const towardsSun = sunDirection(sky);
  const seen = new Box3();
  camera.updateMatrixWorld();
  for (const { group } of movers) {
    group.updateMatrixWorld(true);
    const box = new Box3().setFromObject(group).expandByScalar(MARGIN_M);
    for (const corner of corners(box)) {
      seen.expandByPoint(corner.clone().project(camera));
      const onGround = corner.clone().addScaledVector(towardsSun, -Math.max(0, corner.y) / Math.max(0.1, towardsSun.y));
      seen.expandByPoint(onGround.project(camera));
    }
  }
  const clamp = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)));
  const left = clamp(((seen.min.x + 1) / 2) * widthPx - MARGIN_PX, widthPx);
  const right = clamp(((seen.max.x + 1) / 2) * widthPx + MARGIN_PX, widthPx);
  const bottom = clamp(((seen.min.y + 1) / 2) * heightPx - MARGIN_PX, heightPx);
  const top = clamp(((seen.max.y + 1) / 2) * heightPx + MARGIN_PX, heightPx);
  if (right - left < 1 || top - bottom < 1) return null;
  return { x: left, y: bottom, width: right - left, height: top - bottom };
}

function corners({ min, max }: Box3): Vector3[] {
  return [min.x, max.x].flatMap((x) => [min.y, max.y].flatMap((y) => [min.z, max.z].map((z) => new Vector3(x, y, z))));
}

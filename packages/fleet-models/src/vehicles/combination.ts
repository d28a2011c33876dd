import type { Size } from '@saltbush/freight';
import { block } from '../shape/geometry.ts';
import { Parts } from '../shape/Parts.ts';
import { BONNETED_CAB_M, BONNETED_STEER_M, bonnetedCab } from './bonnetedCab.ts';
import { cabOver } from './cabOver.ts';
import { trailer } from './trailer.ts';
import { addAxle } from './wheel.ts';

export interface CombinationOptions {
  trailers: 1 | 2;
  /** Long combinations have a bonneted cab, short ones need a cab over the engine. */
  cab: 'bonneted' | 'over';
}

const WHEEL = { radiusM: 0.51, widthM: 0.28 };
const CAB_OVER_M = 2.2;
const GAP_M = 0.5;

/** A prime mover with one or two tautliner trailers, centred on the origin, driving towards +x. */
export function combination({ lengthM, widthM, heightM }: Size, { trailers, cab }: CombinationOptions): Parts {
  const parts = new Parts();
  const front = lengthM / 2;
  const r = WHEEL.radiusM;
  const cabLength = cab === 'bonneted' ? BONNETED_CAB_M : CAB_OVER_M;
  const steer = cab === 'bonneted' ? BONNETED_STEER_M : CAB_OVER_M * 0.6;
  if (cab === 'bonneted') {
    parts.addAll(bonnetedCab({ widthM, heightM, wheelRadiusM: r }), { at: [front, 0, 0] });
  } else {
    parts.addAll(cabOver({ lengthM: CAB_OVER_M, widthM, heightM: 3.35, wheelRadiusM: r, axleM: steer }), {
      at: [front, 0, 0],
    });
    parts.addBoth('alloy', block(0.9, 0.55, 0.5, 0.12), { at: [front - CAB_OVER_M - 0.35, 0.72, 0.85] });
  }
  addAxle(parts, front - steer, widthM - 0.2, { ...WHEEL, widthM: 0.3 });

  const bodies = lengthM - cabLength - GAP_M * (trailers === 2 ? 1.9 : 1);
  const lead = trailers === 2 ? bodies * 0.364 : 0;
  const rearLength = bodies - lead;
  const shape = { widthM: widthM - 0.02, heightM, deckM: 1.22, wheel: WHEEL };
  const leadFront = front - cabLength - GAP_M;
  const rearOverhang = Math.min(2.3, rearLength * 0.2) + 0.6;
  parts.addAll(trailer({ ...shape, lengthM: rearLength, axlesFromRearM: rearOverhang, hasLegs: trailers === 1 }), {
    at: [-lengthM / 2, 0, 0],
  });
  if (trailers === 2) {
    parts.addAll(trailer({ ...shape, lengthM: lead, axlesFromRearM: -0.35, tongueM: 1.9 }), {
      at: [leadFront - lead, 0, 0],
    });
  }
  const drive = leadFront - (cab === 'bonneted' ? 1.15 : 0.75);
  for (const x of [drive + 0.66, drive - 0.66]) {
    addAxle(parts, x, widthM - 0.06, { ...WHEEL, isTwin: true });
    parts.addBoth('plastic', block(1.1, 0.03, 0.56, 0.01), { at: [x, r * 2.14, widthM / 2 - 0.32] });
  }
  parts.addBoth('chassis', block(cabLength + 2.4, 0.24, 0.1, 0.02), {
    at: [drive + (cabLength - 0.4) / 2, 0.92, 0.42],
  });
  parts.addBoth('rubber', block(0.02, 0.62, 0.56, 0.004), { at: [drive - 1.35, 0.5, widthM / 2 - 0.32] });
  return parts;
}

import { block, drawnOut, outline, rod } from '../shape/geometry.ts';
import { Parts } from '../shape/Parts.ts';
import { curtainBody } from './curtainBody.ts';
import { addAxle, type WheelShape } from './wheel.ts';

export interface TrailerShape {
  lengthM: number;
  widthM: number;
  heightM: number;
  deckM: number;
  wheel: WheelShape;
  /** Distance of the axle group's middle from the rear of the body; negative lies behind it. */
  axlesFromRearM: number;
  /** How far the chassis reaches out behind the body to carry the next trailer. */
  tongueM?: number;
  hasLegs?: boolean;
}

const AXLE_SPACING_M = 1.23;

/** A tautliner trailer. Its rear end is x = 0 and it reaches forwards. */
export function trailer(shape: TrailerShape): Parts {
  const { lengthM, widthM, deckM, wheel, axlesFromRearM, tongueM = 0, hasLegs = true } = shape;
  const parts = body(shape);
  const half = widthM / 2;
  const spread = Math.min(AXLE_SPACING_M, wheel.radiusM * 2.4);

  parts.addBoth('chassis', block(lengthM - 0.3 + tongueM, 0.24, 0.14, 0.02), {
    at: [lengthM / 2 - tongueM / 2, deckM - 0.13, 0.48],
  });
  for (let x = 0.5; x < lengthM - 0.4; x += 1.1) {
    parts.add('chassis', block(0.08, 0.12, widthM - 0.12, 0.01), { at: [x, deckM - 0.05, 0] });
  }
  for (const offset of [-spread, 0, spread]) {
    const x = axlesFromRearM + offset;
    addAxle(parts, x, widthM - 0.06, { ...wheel, isTwin: true });
    parts.addBoth('plastic', guard(wheel.radiusM), { at: [x, wheel.radiusM, half - 0.32] });
  }
  const last = axlesFromRearM - spread - wheel.radiusM - 0.08;
  parts.addBoth('rubber', block(0.02, wheel.radiusM * 1.1, 0.5, 0.004), {
    at: [last, wheel.radiusM * 0.85, half - 0.32],
  });

  if (tongueM > 0) {
    parts.add('chassis', block(1.0, 0.07, 0.95, 0.03), { at: [axlesFromRearM, deckM + 0.005, 0] });
    return parts;
  }
  addRear(parts, shape);
  if (hasLegs) {
    const legs = lengthM - Math.min(2.9, lengthM * 0.3);
    parts.addBoth('rail', block(0.12, deckM - 0.42, 0.12, 0.01), { at: [legs, deckM / 2 + 0.2, 0.72] });
    parts.addBoth('chassis', block(0.26, 0.05, 0.24, 0.01), { at: [legs, 0.42, 0.72] });
    parts.add('chassis', rod(0.03, 1.4, 'z', 8), { at: [legs, deckM - 0.45, 0] });
  }
  const free = { from: axlesFromRearM + spread + wheel.radiusM + 0.25, to: lengthM * 0.72 };
  const run = free.to - free.from;
  if (run > 1.2) {
    parts.addBoth('rail', block(run, 0.09, 0.03, 0.01), { at: [(free.from + free.to) / 2, deckM * 0.68, half - 0.06] });
    parts.addBoth('rail', block(run, 0.09, 0.03, 0.01), { at: [(free.from + free.to) / 2, deckM * 0.42, half - 0.06] });
    parts.add('plastic', block(0.8, 0.45, 0.5, 0.03), { at: [free.from + 0.7, deckM * 0.55, half - 0.42] });
    parts.add('alloy', rod(0.15, 0.9, 'x', 16), { at: [free.from + 1.9, deckM * 0.6, -half + 0.5] });
  }
  return parts;
}

function body({ lengthM, widthM, heightM, deckM }: TrailerShape): Parts {
  const parts = new Parts().addAll(curtainBody({ lengthM, widthM, heightM: heightM - deckM }), { at: [0, deckM, 0] });
  const half = widthM / 2;
  for (let x = 0.8; x < lengthM; x += 2.2) {
    parts.addBoth('amber', block(0.07, 0.035, 0.012, 0.004), { at: [x, deckM - 0.03, half - 0.012] });
  }
  parts.addBoth('amber', block(0.02, 0.05, 0.07, 0.005), { at: [lengthM - 0.012, heightM - 0.12, half - 0.1] });
  return parts;
}

function guard(radiusM: number) {
  const r = radiusM * 1.12;
  const shape = outline([
    [-r, radiusM * 0.1, 0.05],
    [-r * 0.82, r * 0.8, 0.25],
    [r * 0.82, r * 0.8, 0.25],
    [r, radiusM * 0.1, 0.05],
    [r * 0.95, radiusM * 0.1],
    [r * 0.77, r * 0.75, 0.22],
    [-r * 0.77, r * 0.75, 0.22],
    [-r * 0.95, radiusM * 0.1],
  ]);
  return drawnOut(shape, 0.54, 0.008);
}

function addRear(parts: Parts, { widthM, deckM }: TrailerShape) {
  const half = widthM / 2;
  parts.add('chassis', block(0.12, 0.14, widthM - 0.2, 0.02), { at: [0.08, 0.55, 0] });
  parts.addBoth('chassis', block(0.1, deckM - 0.6, 0.1, 0.01), { at: [0.1, deckM / 2 + 0.3, 0.5] });
  parts.addBoth('tail', block(0.03, 0.12, 0.42, 0.02), { at: [0.015, deckM - 0.12, half - 0.35] });
  parts.addBoth('amber', block(0.03, 0.12, 0.14, 0.02), { at: [0.015, deckM - 0.12, half - 0.68] });
  parts.add('plate', block(0.02, 0.12, 0.36, 0.005), { at: [0.01, deckM - 0.14, 0] });
}

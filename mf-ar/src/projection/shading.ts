import type { Place } from './project.ts';
import { EYE_HEIGHT_M } from './viewing.data.ts';

const from = (a: Place, b: Place): Place => ({
  rightM: b.rightM - a.rightM,
  upM: b.upM - a.upM,
  awayM: b.awayM - a.awayM,
});
const dot = (a: Place, b: Place): number => a.rightM * b.rightM + a.upM * b.upM + a.awayM * b.awayM;
const cross = (a: Place, b: Place): Place => ({
  rightM: a.upM * b.awayM - a.awayM * b.upM,
  upM: a.awayM * b.rightM - a.rightM * b.awayM,
  awayM: a.rightM * b.upM - a.upM * b.rightM,
});
const unit = (vector: Place): Place => {
  const length = Math.hypot(vector.rightM, vector.upM, vector.awayM);
  return { rightM: vector.rightM / length, upM: vector.upM / length, awayM: vector.awayM / length };
};

const EYE: Place = { rightM: 0, upM: EYE_HEIGHT_M, awayM: 0 };

/**
 * Unit normal of a flat face, pointing away from `middle` of its body; null when the face is turned away from the
 * viewer.
 */
export function facing(face: readonly Place[], middle: Place): Place | null {
  const [a, b, c] = face;
  if (!a || !b || !c) return null;
  const across = unit(cross(from(a, b), from(b, c)));
  const outwards = dot(across, from(middle, a)) < 0 ? from(across, { rightM: 0, upM: 0, awayM: 0 }) : across;
  return dot(outwards, from(a, EYE)) > 0 ? outwards : null;
}

/** Direction to the light: above, in front and to the left of the truck's side. */
const LIGHT = unit({ rightM: -0.5, upM: 0.75, awayM: -0.6 });
const IN_SHADE = 0.62;

/** Colour of a face with this normal: its own in full light, darker away from it. */
export function shaded(colour: string, normal: Place): string {
  const light = Math.min(1, IN_SHADE + (1 - IN_SHADE) * 1.4 * Math.max(0, dot(normal, LIGHT)));
  const channel = (at: number) =>
    Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * light)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

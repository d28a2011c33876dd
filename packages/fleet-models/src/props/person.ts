import { CapsuleGeometry, SphereGeometry } from 'three';
import { block, rod, turned } from '../shape/geometry.ts';
import { Parts } from '../shape/Parts.ts';

export interface Pose {
  /** Length of the step, metres; 0 stands still. */
  stepM?: number;
  holds?: 'clipboard' | 'nothing';
}

/** A person of 1.8 m in work clothes, looking along +x, feet on y = 0. */
export function person({ stepM = 0, holds = 'nothing' }: Pose = {}): Parts {
  const parts = new Parts();
  const swing = Math.atan2(stepM / 2, 0.9);
  for (const side of [-1, 1]) {
    const lean = swing * side;
    const foot = Math.sin(lean) * 0.86;
    parts.add('trousers', new CapsuleGeometry(0.085, 0.68, 4, 12), {
      at: [foot / 2, 0.49, side * 0.1],
      turn: [0, 0, lean],
    });
    parts.add('boots', block(0.29, 0.11, 0.11, 0.045), { at: [foot + 0.05, 0.055, side * 0.1] });
    const isHolding = holds === 'clipboard';
    const arm = isHolding ? 0.5 : -lean * 0.8;
    parts.add('hiVis', new CapsuleGeometry(0.058, 0.24, 4, 10), {
      at: [Math.sin(arm) * 0.13, 1.29, side * 0.245],
      turn: [side * 0.12, 0, arm * 0.9],
    });
    if (isHolding) {
      parts.add('skin', new CapsuleGeometry(0.042, 0.22, 4, 10), {
        at: [0.24, 1.15, side * 0.2],
        turn: [side * 0.35, 0, 1.4],
      });
    } else {
      parts.add('skin', new CapsuleGeometry(0.042, 0.22, 4, 10), {
        at: [Math.sin(arm) * 0.38, 1.02, side * 0.27],
        turn: [0, 0, arm * 1.15],
      });
    }
  }
  if (holds === 'clipboard')
    parts.add('label', block(0.03, 0.3, 0.22, 0.008), { at: [0.38, 1.2, 0], turn: [0, 0, -0.7] });
  // Torso, vest with its two bands, neck, head, hard hat
  const torso = turned(
    [
      [0.001, -0.34],
      [0.15, -0.34],
      [0.165, -0.3],
      [0.175, -0.12],
      [0.2, 0.1],
      [0.185, 0.24],
      [0.13, 0.31],
      [0.001, 0.32],
    ],
    24,
  );
  torso.rotateX(-Math.PI / 2);
  torso.scale(0.72, 1, 1.05);
  parts.add('hiVis', torso, { at: [0, 1.18, 0] });
  for (const y of [1.02, 1.22]) {
    const band = turned(
      [
        [0.2, -0.025],
        [0.2, 0.025],
      ],
      24,
    );
    band.rotateX(-Math.PI / 2);
    band.scale(0.72, 1, y > 1.1 ? 1.04 : 0.96);
    parts.add('reflective', band, { at: [0, y, 0] });
  }
  parts.add('trousers', block(0.24, 0.2, 0.33, 0.08), { at: [0, 0.88, 0] });
  parts.add('skin', rod(0.055, 0.14, 'y', 12), { at: [0, 1.52, 0] });
  parts.add('skin', new SphereGeometry(0.105, 20, 16).scale(0.95, 1.15, 0.85), { at: [0.01, 1.64, 0] });
  const hat = turned(
    [
      [0.15, 0],
      [0.122, 0.01],
      [0.115, 0.08],
      [0.07, 0.14],
      [0.001, 0.15],
    ],
    24,
  );
  hat.rotateX(-Math.PI / 2);
  parts.add('label', hat, { at: [0.005, 1.65, 0] });
  return parts;
}

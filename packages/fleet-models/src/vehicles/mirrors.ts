import { block, rod, tube } from '../shape/geometry.ts';
import type { Parts } from '../shape/Parts.ts';

export interface MirrorPlace {
  xM: number;
  yM: number;
  heightM: number;
  /** Where the arm leaves the door. */
  doorM: number;
  /** The outermost point: half the vehicle's width. */
  reachM: number;
}

/** Mirrors on arms on both sides; nothing of the vehicle stands out further. */
export function addMirrors(parts: Parts, { xM, yM, heightM, doorM, reachM }: MirrorPlace): void {
  const depth = Math.min(0.2, reachM - doorM);
  const z = reachM - depth / 2;
  parts.addBoth('plastic', block(0.1, heightM, depth, 0.03), { at: [xM, yM, z] });
  parts.addBoth('chrome', block(0.006, heightM * 0.84, depth * 0.8, 0.002), { at: [xM - 0.052, yM, z] });
  for (const end of [-1, 1]) {
    const y = yM + end * heightM * 0.4;
    parts.addBoth(
      'plastic',
      tube(
        [
          [xM - 0.22, y, doorM - 0.08],
          [xM - 0.06, y, doorM + 0.02],
          [xM, y, z],
        ],
        0.014,
      ),
    );
  }
  parts.addBoth('plastic', rod(0.014, heightM * 0.8, 'y', 8), { at: [xM, yM, doorM + 0.01] });
}

import { block, drawnOut, outline, rod, tube } from '../shape/geometry.ts';
import { Parts } from '../shape/Parts.ts';
import { wheel } from '../vehicles/wheel.ts';

/** A counterbalance forklift, mast towards +x, forks at `forksM` above the ground. */
export function forklift(forksM = 0.12): Parts {
  const parts = new Parts();
  const body = outline([
    [0.62, 0.24, 0.06],
    [0.62, 0.78, 0.15],
    [0.3, 0.86, 0.1],
    [0.2, 0.62, 0.08],
    [-0.25, 0.62, 0.08],
    [-0.35, 0.98, 0.12],
    [-1.18, 0.94, 0.25],
    [-1.22, 0.3, 0.12],
  ]);
  parts.add('safety', drawnOut(body, 1.08, 0.07));
  const weight = outline([
    [-0.72, 0.22, 0.05],
    [-0.72, 0.9, 0.1],
    [-1.24, 0.88, 0.3],
    [-1.28, 0.26, 0.1],
  ]);
  parts.add('plastic', drawnOut(weight, 1.1, 0.09));
  parts.add('plastic', block(0.46, 0.12, 0.46, 0.05), { at: [-0.14, 0.98, 0] });
  parts.add('plastic', block(0.12, 0.5, 0.44, 0.05), { at: [-0.4, 1.2, 0], turn: [0, 0, 0.14] });
  parts.add('plastic', rod(0.022, 0.5, 'y', 8), { at: [0.3, 1.05, 0], turn: [0, 0, 0.45] });
  parts.add('plastic', rod(0.15, 0.025, 'y', 20), { at: [0.19, 1.27, 0], turn: [0, 0, 0.45] });
  // Guard over the seat
  parts.addBoth(
    'plastic',
    tube(
      [
        [0.5, 0.8, 0.46],
        [0.36, 1.6, 0.46],
        [0.28, 2.1, 0.44],
        [-0.2, 2.14, 0.44],
        [-0.85, 2.08, 0.44],
        [-0.98, 1.6, 0.46],
        [-1.04, 0.92, 0.46],
      ],
      0.035,
    ),
  );
  for (let bar = 0; bar < 6; bar++)
    parts.add('plastic', block(0.04, 0.03, 0.9, 0.01), { at: [0.2 - bar * 0.2, 2.13, 0] });
  parts.add('amber', rod(0.06, 0.1, 'y', 14), { at: [-0.8, 2.2, 0.3] });
  // Mast, carriage, forks
  parts.addBoth('chassis', block(0.12, 2.1, 0.08, 0.015), { at: [0.78, 1.16, 0.3] });
  parts.addBoth('steel', block(0.09, 2.0, 0.06, 0.012), { at: [0.8, 1.14 + forksM * 0.5, 0.21] });
  for (const y of [0.35, 1.2, 2.1]) parts.add('chassis', block(0.08, 0.08, 0.68, 0.015), { at: [0.76, y, 0] });
  parts.addBoth('chrome', rod(0.03, 1.8, 'y', 10), { at: [0.74, 1.1, 0.12] });
  for (const y of [0.14, 0.5]) parts.add('chassis', block(0.06, 0.09, 1.0, 0.012), { at: [0.88, forksM + y, 0] });
  parts.addBoth('chassis', block(0.04, 1.0, 0.03, 0.008), { at: [0.9, forksM + 0.75, 0.44] });
  parts.add('chassis', block(0.04, 0.03, 0.9, 0.008), { at: [0.9, forksM + 1.24, 0] });
  for (const z of [-0.3, -0.1, 0.1, 0.3])
    parts.add('chassis', block(0.03, 0.75, 0.025, 0.006), { at: [0.9, forksM + 0.85, z] });
  parts.addBoth('steel', block(1.1, 0.04, 0.12, 0.01), { at: [1.45, forksM, 0.27] });
  parts.addBoth('steel', block(0.05, 0.55, 0.12, 0.01), { at: [0.92, forksM + 0.26, 0.27] });
  parts.addBoth('lamp', block(0.06, 0.11, 0.11, 0.03), { at: [0.55, 1.5, 0.5] });
  for (const [x, r, w] of [
    [0.45, 0.33, 0.24],
    [-0.85, 0.27, 0.2],
  ] as const) {
    const one = wheel({ radiusM: r, widthM: w });
    parts.addAll(one, { at: [x, r, 0.58] });
    parts.addAll(one, { at: [x, r, -0.58], turn: [0, Math.PI, 0] });
  }
  return parts;
}

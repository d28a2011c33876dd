import { createRandom } from '../paint/createRandom.ts';
import { block, rod } from '../shape/geometry.ts';
import { Parts } from '../shape/Parts.ts';

export interface SkylineShape {
  fromX: number;
  toX: number;
  z: number;
  depthM: number;
  /** Height of the tallest towers. */
  heightM: number;
  seed: number;
}

/** Towers far off, tallest in the middle, with bands of windows. */
export function skyline({ fromX, toX, z, depthM, heightM, seed }: SkylineShape): Parts {
  const parts = new Parts();
  const random = createRandom(seed);
  const middle = (fromX + toX) / 2;
  for (let x = fromX; x < toX; x += 16 + random() * 22) {
    const near = 1 - Math.min(1, Math.abs(x - middle) / ((toX - fromX) / 2));
    const height = heightM * (0.16 + (0.35 + 0.65 * random()) * near ** 1.3);
    const width = 16 + random() * 16;
    const deep = z - random() * depthM;
    const paint =
      (['cladding', 'concrete', 'window', 'claddingDark', 'brickPale'] as const)[Math.floor(random() * 5)] ??
      'concrete';
    parts.add(paint, block(width, height, width, 0.4), { at: [x, height / 2, deep] });
    for (let y = 6; y < height - 3; y += 4.2) {
      parts.add('window', block(width + 0.3, 1.9, width + 0.3, 0.1), { at: [x, y, deep] });
    }
    if (random() < 0.45)
      parts.add(paint, block(width * 0.5, height * 0.08, width * 0.5, 0.3), { at: [x, height * 1.04, deep] });
    if (random() < 0.25) parts.add('steel', rod(0.5, height * 0.22, 'y', 6), { at: [x, height * 1.15, deep] });
  }
  return parts;
}

/** The harbour bridge: one steel arch between four stone pylons, along x. */
export function harbourBridge(): Parts {
  const parts = new Parts();
  const span = 250;
  const panels = 22;
  const lower = (share: number) => 8 + 60 * (1 - (2 * share - 1) ** 2);
  const upper = (share: number) => lower(share) + 10 + 10 * (2 * share - 1) ** 2;
  const beam = (from: readonly [number, number], to: readonly [number, number], thick: number, z: number) => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    parts.add('steel', block(Math.hypot(dx, dy), thick, thick, 0.05), {
      at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, z],
      turn: [0, 0, Math.atan2(dy, dx)],
    });
  };
  for (let panel = 0; panel < panels; panel++) {
    const [a, b] = [panel / panels, (panel + 1) / panels];
    const [xa, xb] = [(a - 0.5) * span, (b - 0.5) * span];
    for (const z of [-11, 11]) {
      beam([xa, lower(a)], [xb, lower(b)], 2.2, z);
      beam([xa, upper(a)], [xb, upper(b)], 2.0, z);
      beam([xa, lower(a)], [xa, upper(a)], 1.1, z);
      beam(
        panel < panels / 2 ? [xa, upper(a)] : [xa, lower(a)],
        panel < panels / 2 ? [xb, lower(b)] : [xb, upper(b)],
        1.0,
        z,
      );
      if (lower(a) > 26) beam([xa, 24], [xa, lower(a)], 0.5, z);
    }
  }
  parts.add('steel', block(span + 240, 3, 26, 0.2), { at: [0, 23, 0] });
  for (const x of [-span / 2 - 9, span / 2 + 9]) {
    for (const z of [-15, 15]) {
      parts.add('brickPale', block(13, 46, 10, 0.8), { at: [x, 23, z] });
      parts.add('brickPale', block(10, 8, 8, 0.6), { at: [x, 49, z] });
    }
  }
  for (let x = span / 2 + 40; x < span / 2 + 120; x += 26) {
    parts.addBoth('brickPale', block(4, 23, 8, 0.3), { at: [x, 11.5, 8] });
    parts.addBoth('brickPale', block(4, 23, 8, 0.3), { at: [-x, 11.5, 8] });
  }
  return parts;
}

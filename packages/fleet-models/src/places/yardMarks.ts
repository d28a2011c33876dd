import { block } from '../shape/geometry.ts';
import { Parts } from '../shape/Parts.ts';

/** Painted bays and joints on a concrete yard, along x. */
export function yardMarks({
  fromX,
  toX,
  z,
  depthM,
  everyM,
}: {
  fromX: number;
  toX: number;
  z: number;
  depthM: number;
  everyM: number;
}): Parts {
  const parts = new Parts();
  for (let x = fromX; x <= toX + 0.01; x += everyM) {
    parts.add('line', block(0.14, 0.006, depthM, 0.001), { at: [x, 0.003, z + depthM / 2] });
  }
  for (let x = fromX - 40; x <= toX + 40; x += 5) {
    parts.add('concreteDark', block(0.025, 0.004, 90, 0.001), { at: [x + 0.4, 0.001, z + 30] });
  }
  for (let row = -2; row < 16; row++) {
    parts.add('concreteDark', block(160, 0.004, 0.025, 0.001), { at: [(fromX + toX) / 2, 0.001, z + row * 5] });
  }
  return parts;
}

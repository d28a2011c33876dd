import { block, rod } from '../shape/geometry.ts';
import { Parts } from '../shape/Parts.ts';

export const DOOR_WIDTH_M = 3.2;
export const DOOR_HEIGHT_M = 3.6;

/** A roller door in a wall along x: frame, drum, curtain rolled up by `open` (0 to 1), bollards. Seen from +z. */
export function dockDoor(open: number): Parts {
  const parts = new Parts();
  const closed = DOOR_HEIGHT_M * (1 - open);
  for (let slat = 0; slat * 0.12 < closed; slat++) {
    const y = DOOR_HEIGHT_M - slat * 0.12 - 0.06;
    parts.add('door', block(DOOR_WIDTH_M, 0.112, 0.05, 0.025), { at: [0, y, 0] });
  }
  if (closed > 0.1)
    parts.add('plastic', block(DOOR_WIDTH_M, 0.08, 0.07, 0.015), { at: [0, DOOR_HEIGHT_M - closed - 0.02, 0] });
  for (const side of [-1, 1]) {
    parts.add('claddingDark', block(0.16, DOOR_HEIGHT_M + 0.1, 0.24, 0.015), {
      at: [side * (DOOR_WIDTH_M / 2 + 0.08), DOOR_HEIGHT_M / 2, 0],
    });
    for (const z of [-0.55, 0.55]) {
      parts.add('safety', rod(0.075, 1.0, 'y', 16), { at: [side * (DOOR_WIDTH_M / 2 + 0.22), 0.5, z] });
      parts.add('chassis', rod(0.077, 0.12, 'y', 16), { at: [side * (DOOR_WIDTH_M / 2 + 0.22), 0.72, z] });
    }
  }
  parts.add('claddingDark', block(DOOR_WIDTH_M + 0.32, 0.3, 0.3, 0.02), { at: [0, DOOR_HEIGHT_M + 0.15, 0] });
  return parts;
}

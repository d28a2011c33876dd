import { block } from '../shape/geometry.ts';
import { Parts } from '../shape/Parts.ts';
import { DOOR_HEIGHT_M, DOOR_WIDTH_M, dockDoor } from './dockDoor.ts';

/** Height of the floor that trucks back up to: that of a semi-trailer's deck. */
export const DOCK_HEIGHT_M = 1.2;
const WIDTH_M = 5;
const DEPTH_M = 2.4;

/** A raised dock with buffers and a roller door behind it. Trucks back up to x = 0 from +x; it reaches to -x. */
export function loadingDock(): Parts {
  const parts = new Parts();
  parts.add('concrete', block(DEPTH_M, DOCK_HEIGHT_M, WIDTH_M, 0.02), { at: [-DEPTH_M / 2, DOCK_HEIGHT_M / 2, 0] });
  parts.add('safety', block(0.04, 0.12, WIDTH_M, 0.005), { at: [0, DOCK_HEIGHT_M - 0.08, 0] });
  parts.addBoth('rubber', block(0.14, 0.5, 0.22, 0.03), { at: [0.07, DOCK_HEIGHT_M - 0.4, 0.9] });
  parts.add('steel', block(0.9, 0.03, 2, 0.005), { at: [-0.5, DOCK_HEIGHT_M + 0.015, 0] });
  const wall = -DEPTH_M;
  const beside = (WIDTH_M - DOOR_WIDTH_M) / 2;
  const top = DOCK_HEIGHT_M + DOOR_HEIGHT_M + 1;
  parts.addBoth('cladding', block(0.2, top, beside, 0.01), { at: [wall - 0.1, top / 2, (DOOR_WIDTH_M + beside) / 2] });
  parts.add('cladding', block(0.2, 0.8, DOOR_WIDTH_M, 0.01), { at: [wall - 0.1, top - 0.4, 0] });
  parts.addAll(dockDoor(0.35), { at: [wall, DOCK_HEIGHT_M, 0], turn: [0, Math.PI / 2, 0] });
  return parts;
}

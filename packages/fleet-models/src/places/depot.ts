import { Mesh, PlaneGeometry, type Scene } from 'three';
import { groundPaint } from '../paint/groundPaint.ts';
import type { Paints } from '../paint/paints.ts';
import { DOOR_HEIGHT_M, DOOR_WIDTH_M, dockDoor } from '../props/dockDoor.ts';
import { block, rod } from '../shape/geometry.ts';
import { Parts } from '../shape/Parts.ts';

export interface DepotShape {
  /** How far each roller door is open, 0 to 1, from left to right. */
  doors: readonly number[];
  /** Middle of the first door. */
  firstDoorX: number;
}

export const DOOR_EVERY_M = 6.4;
const WALL_M = 8.6;
const DEPTH_M = 26;

/** A depot shed along x with its doors to +z at z = 0, on a concrete yard. */
export function depot(scene: Scene, { doors, firstDoorX }: DepotShape, paints: Paints): void {
  scene.add(yard());
  const parts = new Parts();
  const from = firstDoorX - DOOR_EVERY_M / 2 - 3;
  const to = firstDoorX + DOOR_EVERY_M * (doors.length - 0.5) + 3;
  const middle = (from + to) / 2;
  const length = to - from;
  // The wall: piers between the doors, ribbed cladding above them.
  const edges = [
    from,
    ...doors.flatMap((_, index) => {
      const x = firstDoorX + index * DOOR_EVERY_M;
      return [x - DOOR_WIDTH_M / 2, x + DOOR_WIDTH_M / 2];
    }),
    to,
  ];
  for (let index = 0; index + 1 < edges.length; index += 2) {
    const [left = 0, right = 0] = [edges[index], edges[index + 1]];
    parts.add('cladding', block(right - left, DOOR_HEIGHT_M, 0.24, 0.01), {
      at: [(left + right) / 2, DOOR_HEIGHT_M / 2, -0.02],
    });
    parts.add('concreteDark', block(right - left, 0.6, 0.28, 0.01), { at: [(left + right) / 2, 0.3, -0.02] });
  }
  const above = WALL_M - DOOR_HEIGHT_M - 0.2;
  parts.add('liveryDark', block(length, above, 0.24, 0.02), { at: [middle, DOOR_HEIGHT_M + 0.2 + above / 2, -0.02] });
  for (let x = from + 0.3; x < to; x += 0.6) {
    parts.add('liveryDark', block(0.16, above, 0.06, 0.02), { at: [x, DOOR_HEIGHT_M + 0.2 + above / 2, 0.11] });
  }
  parts.add('rail', block(length + 0.6, 0.28, 0.5, 0.03), { at: [middle, WALL_M + 0.06, 0.1] });
  parts.add('cladding', block(length, 0.2, DEPTH_M, 0.02), { at: [middle, WALL_M - 0.05, -DEPTH_M / 2] });
  for (const x of [from, to])
    parts.add('cladding', block(0.24, WALL_M, DEPTH_M, 0.02), { at: [x, WALL_M / 2, -DEPTH_M / 2] });
  parts.add('claddingDark', block(length, WALL_M, 0.2, 0.02), { at: [middle, WALL_M / 2, -DEPTH_M] });
  // An awning over the doors, on slim brackets
  parts.add('claddingDark', block(length - 1.5, 0.22, 3.4, 0.04), { at: [middle, 5.2, 1.75] });
  parts.add('rail', block(length - 1.5, 0.3, 0.1, 0.02), { at: [middle, 5.2, 3.46] });
  doors.forEach((open, index) => {
    const x = firstDoorX + index * DOOR_EVERY_M;
    parts.addAll(dockDoor(open), { at: [x, 0, 0.06] });
    parts.add('lamp', block(1.5, 0.05, 0.16, 0.02), { at: [x, 5.06, 1.4] });
    parts.add('label', block(0.8, 0.8, 0.03, 0.01), { at: [x + DOOR_WIDTH_M / 2 + 1.1, 4.05, 0.13] });
    parts.add('lamp', block(1.4, 0.06, 0.3, 0.02), { at: [x, 6.4, -5] });
  });
  for (let x = from + 1; x < to; x += 4) parts.add('safety', rod(0.08, 1.05, 'y', 14), { at: [x, 0.5, 3.2] });
  scene.add(parts.toGroup(paints, 'depot'));
}

function yard(): Mesh {
  const concrete = groundPaint({ colours: ['#8D877D', '#A29B8E'], roughness: 0.72, patchM: 7, grain: 0.22 });
  const mesh = new Mesh(new PlaneGeometry(900, 900).rotateX(-Math.PI / 2), concrete);
  mesh.receiveShadow = true;
  return mesh;
}

import { Mesh, PlaneGeometry, type Scene } from 'three';
import { groundPaint } from '../paint/groundPaint.ts';
import type { Paints } from '../paint/paints.ts';
import { DOOR_HEIGHT_M, DOOR_WIDTH_M, dockDoor } from '../props/dockDoor.ts';
import { block } from '../shape/geometry.ts';
import { Parts } from '../shape/Parts.ts';

export interface HallShape {
  fromX: number;
  toX: number;
  /** The wall with the doors stands at z = 0; the hall reaches to +z. */
  depthM: number;
  wallM: number;
  doors: readonly { x: number; open: number }[];
}

/** The inside of a dock: polished floor, portal frames, translucent roof that lets the day in. */
export function dockHall(scene: Scene, { fromX, toX, depthM, wallM, doors }: HallShape, paints: Paints): void {
  const floor = groundPaint({ colours: ['#9A9488', '#ABA496'], roughness: 0.38, patchM: 5, grain: 0.1 });
  const ground = new Mesh(new PlaneGeometry(400, 400).rotateX(-Math.PI / 2), floor);
  ground.receiveShadow = true;
  scene.add(ground);
  const parts = new Parts();
  const edges = [fromX, ...doors.flatMap(({ x }) => [x - DOOR_WIDTH_M / 2, x + DOOR_WIDTH_M / 2]), toX];
  for (let index = 0; index + 1 < edges.length; index += 2) {
    const [left = 0, right = 0] = [edges[index], edges[index + 1]];
    parts.add('cladding', block(right - left, DOOR_HEIGHT_M, 0.2, 0.01), { at: [(left + right) / 2, DOOR_HEIGHT_M / 2, 0] });
    parts.add('liveryDark', block(right - left, 1.2, 0.22, 0.01), { at: [(left + right) / 2, 0.6, 0.005] });
  }
  const above = wallM - DOOR_HEIGHT_M;
  const middle = (fromX + toX) / 2;
  parts.add('cladding', block(toX - fromX, above, 0.2, 0.01), { at: [middle, DOOR_HEIGHT_M + above / 2, 0] });
  for (const x of [fromX, toX]) parts.add('cladding', block(0.2, wallM, depthM, 0.01), { at: [x, wallM / 2, depthM / 2] });
  for (const { x, open } of doors) parts.addAll(dockDoor(open), { at: [x, 0, 0.12] });
  // Portal frames and purlins
  for (let x = fromX + 3; x < toX; x += 6.4) {
    parts.add('steel', block(0.3, wallM, 0.3, 0.01), { at: [x, wallM / 2, 0.25] });
    parts.add('steel', block(0.26, 0.6, depthM, 0.01), { at: [x, wallM - 0.3, depthM / 2] });
  }
  for (let z = 1.5; z < depthM; z += 2.2) parts.add('galvanised', block(toX - fromX, 0.18, 0.08, 0.005), { at: [middle, wallM - 0.1, z] });
  scene.add(parts.toGroup(paints, 'hall'));
}

import { Group, Mesh, MeshStandardMaterial, PlaneGeometry, type Scene } from 'three';
import { createRandom } from '../paint/createRandom.ts';
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

const FRAME_M = 6.4;

/** Trucks stand this much lower than the floor, so that their decks are level with it. */
export const DOCK_DROP_M = 1.15;

/** The inside of a dock: polished floor, portal frames, translucent roof that lets the day in. */
export function dockHall(scene: Scene, { fromX, toX, depthM, wallM, doors }: HallShape, paints: Paints): void {
  const floor = groundPaint({ colours: ['#9A9488', '#ABA496'], roughness: 0.5, patchM: 5, grain: 0.1 });
  const ground = new Mesh(new PlaneGeometry(toX - fromX, depthM).rotateX(-Math.PI / 2), floor);
  ground.position.set((fromX + toX) / 2, 0, depthM / 2);
  ground.receiveShadow = true;
  scene.add(ground);
  const parts = new Parts();
  const edges = [fromX, ...doors.flatMap(({ x }) => [x - DOOR_WIDTH_M / 2, x + DOOR_WIDTH_M / 2]), toX];
  for (let index = 0; index + 1 < edges.length; index += 2) {
    const [left = 0, right = 0] = [edges[index], edges[index + 1]];
    parts.add('panel', block(right - left, DOOR_HEIGHT_M, 0.2, 0.01), {
      at: [(left + right) / 2, DOOR_HEIGHT_M / 2, 0],
    });
    parts.add('liveryDark', block(right - left, 1.2, 0.22, 0.01), { at: [(left + right) / 2, 0.6, 0.005] });
  }
  const above = wallM - DOOR_HEIGHT_M;
  const middle = (fromX + toX) / 2;
  parts.add('panel', block(toX - fromX, above, 0.2, 0.01), { at: [middle, DOOR_HEIGHT_M + above / 2, 0] });
  for (const x of [fromX, toX])
    parts.add('cladding', block(0.2, wallM, depthM, 0.01), { at: [x, wallM / 2, depthM / 2] });
  for (const { x, open } of doors) parts.addAll(dockDoor(open), { at: [x, 0, 0.12] });
  // Portal frames and purlins
  const frames = [-1.5, -0.5, 0.5, 1.5].map((bay) => ((doors[0]?.x ?? 0) + (doors.at(-1)?.x ?? 0)) / 2 + bay * FRAME_M);
  for (const x of frames) {
    parts.add('steel', block(0.3, wallM, 0.3, 0.01), { at: [x, wallM / 2, 0.25] });
    parts.add('steel', block(0.26, 0.6, depthM, 0.01), { at: [x, wallM - 0.3, depthM / 2] });
  }
  for (let z = 1.5; z < depthM; z += 2.2)
    parts.add('galvanised', block(toX - fromX, 0.18, 0.08, 0.005), { at: [middle, wallM - 0.1, z] });
  scene.add(parts.toGroup(paints, 'hall'), roof(toX - fromX, depthM, [middle, wallM + 0.06, depthM / 2]));
  addOutside(scene, paints);
}

/** Sheets and skylights in turn. They throw no shadow: the day comes in through all of them. */
function roof(lengthM: number, depthM: number, at: readonly [number, number, number]): Group {
  const group = new Group();
  group.position.set(...at);
  const bay = 2.2;
  for (let row = 0; row * bay < depthM; row++) {
    const isLight = row % 3 === 1;
    const material = new MeshStandardMaterial({
      color: isLight ? '#FFF6E4' : '#B9B2A4',
      emissive: isLight ? '#FFF1D8' : '#3D382F',
      emissiveIntensity: isLight ? 1.3 : 0.5,
      roughness: 0.9,
    });
    const sheet = new Mesh(new PlaneGeometry(lengthM, bay).rotateX(Math.PI / 2), material);
    sheet.position.z = -depthM / 2 + (row + 0.5) * bay;
    group.add(sheet);
  }
  return group;
}

function addOutside(scene: Scene, paints: Paints) {
  const concrete = groundPaint({ colours: ['#938C81', '#A79E90'], roughness: 0.75, patchM: 8, grain: 0.2 });
  const yard = new Mesh(new PlaneGeometry(500, 300).rotateX(-Math.PI / 2), concrete);
  yard.position.set(0, -DOCK_DROP_M, -150);
  yard.receiveShadow = true;
  const random = createRandom(44);
  const parts = new Parts();
  for (let tree = 0; tree < 46; tree++) {
    const size = 7 + random() * 8;
    const at = [-150 + tree * 6.6 + random() * 4, size * 0.3 - 1, -74 - random() * 16] as const;
    parts.add(random() < 0.5 ? 'foliage' : 'foliageDark', block(size * 1.2, size * 0.8, size, size * 0.3), {
      at,
      turn: [random(), random() * 3, random()],
    });
  }
  parts.add('galvanised', block(320, 0.08, 0.05, 0.01), { at: [0, 1.1, -58] });
  for (let x = -90; x < 90; x += 3) parts.add('galvanised', block(0.06, 2.3, 0.06, 0.005), { at: [x, 0, -58] });
  scene.add(yard, parts.toGroup(paints, 'outside'));
}

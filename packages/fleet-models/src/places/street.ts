import { Group, Mesh, PlaneGeometry, type Scene } from 'three';
import { createRandom } from '../paint/createRandom.ts';
import { groundPaint } from '../paint/groundPaint.ts';
import type { Paints } from '../paint/paints.ts';
import { block, drawnOut, outline, rod } from '../shape/geometry.ts';
import { Parts } from '../shape/Parts.ts';
import { shrubs } from './shrubs.ts';

const CLUMPS = 9;

/** A street along x: road on z = 0, kerbs, footpath, a row of shops at z = -9.5. */
export function street(
  scene: Scene,
  { fromX, toX, hasShops }: { fromX: number; toX: number; hasShops: boolean },
  paints: Paints,
): void {
  const asphalt = groundPaint({ colours: ['#55534F', '#63605B'], roughness: 0.84, patchM: 6, grain: 0.3 });
  const paving = groundPaint({ colours: ['#B1A797', '#BDB3A2'], roughness: 0.85, patchM: 2.5, grain: 0.15 });
  const strip = (material: typeof asphalt, widthM: number, y: number, z: number) => {
    const mesh = new Mesh(new PlaneGeometry(toX - fromX, widthM).rotateX(-Math.PI / 2), material);
    mesh.position.set((fromX + toX) / 2, y, z);
    mesh.receiveShadow = true;
    return mesh;
  };
  scene.add(strip(asphalt, 10.4, 0, 0), strip(paving, 5, 0.15, -7.7), strip(paving, 30, 0.15, 20.2));
  const parts = new Parts();
  const middle = (fromX + toX) / 2;
  for (const z of [-5.2, 5.2]) parts.add('concrete', block(toX - fromX, 0.16, 0.3, 0.03), { at: [middle, 0.08, z] });
  for (let x = fromX; x < toX; x += 9) parts.add('line', block(3, 0.008, 0.12, 0.001), { at: [x, 0.003, 0] });
  if (hasShops) {
    const random = createRandom(35);
    for (let x = fromX; x < toX; ) {
      const width = 6 + random() * 2.5;
      addShop(parts, x + width / 2, width, random);
      x += width;
    }
  }
  scene.add(parts.toGroup(paints, 'street'));
}

function addShop(parts: Parts, x: number, width: number, random: () => number) {
  const height = 7.6 + random() * 1.6;
  const z = -14.2;
  const front = z + 4;
  const wall = (['brick', 'brickPale', 'cladding', 'claddingDark'] as const)[Math.floor(random() * 4)] ?? 'brick';
  parts.add(wall, block(width, height, 8, 0.04), { at: [x, height / 2 + 0.15, z] });
  parts.add('concrete', block(width, 0.35, 8.3, 0.05), { at: [x, height + 0.2, z] });
  parts.add('window', block(width * 0.56, 2.5, 0.1, 0.02), { at: [x - width * 0.14, 1.75, front] });
  parts.add('windowLit', block(width * 0.54, 0.5, 0.05, 0.02), { at: [x - width * 0.14, 2.72, front + 0.04] });
  parts.add('liveryDark', block(0.95, 2.5, 0.12, 0.02), { at: [x + width * 0.33, 1.55, front] });
  parts.add('window', block(0.66, 1.3, 0.16, 0.02), { at: [x + width * 0.33, 1.95, front] });
  parts.add('label', block(width * 0.94, 0.62, 0.1, 0.02), { at: [x, 3.95, front + 0.02] });
  const awning = outline([
    [0, 3.5],
    [0, 3.62],
    [2.2, 3.12],
    [2.2, 2.9],
    [2.16, 2.9],
    [2.16, 3.06],
  ]);
  parts.add(random() < 0.5 ? 'awning' : 'livery', drawnOut(awning, width * 0.96, 0.005), {
    at: [x, 0, front],
    turn: [0, -Math.PI / 2, 0],
  });
  for (const offset of [-0.25, 0.25]) {
    parts.add('window', block(1.1, 1.7, 0.08, 0.02), { at: [x + width * offset, 5.9, front + 0.01] });
    parts.add('concrete', block(1.3, 0.12, 0.2, 0.02), { at: [x + width * offset, 5.0, front + 0.05] });
  }
}

/** Plane trees in a row of places on the footpath. */
export function streetTrees(places: readonly (readonly [x: number, y: number, z: number])[], paints: Paints): Group {
  const group = new Group();
  const trunks = new Parts();
  for (const [x, y, z] of places) trunks.add('trunk', rod(0.12, 3.4, 'y', 10), { at: [x, y + 1.7, z] });
  let next = 0;
  const crown = (): readonly [number, number, number] => {
    const [x, y, z] = places[Math.floor(next / CLUMPS)] ?? [0, 0, 0];
    const turn = next * 2.4;
    const level = next % CLUMPS;
    next++;
    const out = level < 6 ? 0.85 : 0.35;
    return [x + Math.cos(turn) * out, y + 2.5 + (level / CLUMPS) * 1.5, z + Math.sin(turn) * out];
  };
  group.add(
    trunks.toGroup(paints, 'trunks'),
    shrubs({
      count: places.length * CLUMPS,
      seed: 91,
      place: crown,
      heights: [1.5, 2],
      colours: ['#6F8558', '#809763', '#5E774C'],
    }),
  );
  return group;
}

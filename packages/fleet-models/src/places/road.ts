import { Group, type Material, Mesh, PlaneGeometry } from 'three';
import { groundPaint } from '../paint/groundPaint.ts';
import type { Paints } from '../paint/paints.ts';
import { block } from '../shape/geometry.ts';
import { Parts } from '../shape/Parts.ts';

export const LANE_M = 3.6;

export interface RoadShape {
  fromM: number;
  toM: number;
  centreLine: 'dashed' | 'double';
  /** Steel rail along the left edge. */
  hasRail?: boolean;
  hasPosts?: boolean;
}

/** A two-lane road along x, its middle on z = 0; traffic towards +x keeps left, at z = -1.8. */
export function road({ fromM, toM, centreLine, hasRail = false, hasPosts = true }: RoadShape, paints: Paints): Group {
  const group = new Group();
  const length = toM - fromM;
  const middle = (fromM + toM) / 2;
  const asphalt = groundPaint({ colours: ['#5B5854', '#6B6761'], roughness: 0.86, patchM: 9, grain: 0.34 });
  const shoulder = groundPaint({ colours: ['#A98B69', '#94785A'], roughness: 0.95, patchM: 3, grain: 0.4 });
  group.add(strip(shoulder, length, 12.4, middle, -0.012), strip(asphalt, length, 9.0, middle, 0));
  const parts = new Parts();
  const line = (lengthM: number, x: number, z: number) =>
    parts.add('line', block(lengthM, 0.008, 0.13, 0.001), { at: [x, 0.003, z] });
  for (const z of [-LANE_M - 0.05, LANE_M + 0.05]) line(length, middle, z);
  if (centreLine === 'double') {
    line(length, middle, -0.14);
    line(length, middle, 0.14);
  } else {
    for (let x = Math.max(fromM, -300); x < Math.min(toM, 700); x += 12) line(4.5, x, 0);
  }
  if (hasPosts) {
    for (let x = Math.max(fromM, -240); x < Math.min(toM, 480); x += 30) {
      for (const z of [-5.6, 5.6]) {
        parts.add('line', block(0.05, 1.0, 0.1, 0.01), { at: [x, 0.5, z] });
        parts.add('tail', block(0.055, 0.1, 0.06, 0.005), { at: [x, 0.85, z] });
      }
    }
  }
  if (hasRail) addRail(parts, fromM, toM);
  group.add(parts.toGroup(paints, 'road markings'));
  return group;
}

function strip(material: Material, lengthM: number, widthM: number, x: number, y: number): Mesh {
  const mesh = new Mesh(new PlaneGeometry(lengthM, widthM).rotateX(-Math.PI / 2), material);
  mesh.position.set(x, y, 0);
  mesh.receiveShadow = true;
  return mesh;
}

function addRail(parts: Parts, fromM: number, toM: number) {
  const from = Math.max(fromM, -260);
  const to = Math.min(toM, 320);
  for (let x = from; x < to; x += 4) {
    parts.add('galvanised', block(0.1, 0.78, 0.12, 0.01), { at: [x, 0.36, -6.25] });
    for (const [y, z] of [
      [0.72, -6.12],
      [0.62, -6.17],
      [0.52, -6.12],
    ] as const) {
      parts.add('galvanised', block(4.02, 0.1, 0.035, 0.012), { at: [x + 2, y, z] });
    }
  }
}

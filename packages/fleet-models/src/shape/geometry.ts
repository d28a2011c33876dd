import {
  BoxGeometry,
  type BufferGeometry,
  CatmullRomCurve3,
  CylinderGeometry,
  ExtrudeGeometry,
  LatheGeometry,
  Shape,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { softNormals } from './softNormals.ts';

export type Axis = 'x' | 'y' | 'z';

/** A corner of an outline: x, y and, where it is rounded, the radius. Metres. */
export type Corner = readonly [x: number, y: number, radius?: number];

/** A box with soft edges, centred on the origin. Metres. */
export function block(lengthM: number, heightM: number, widthM: number, bevelM = 0.02): BufferGeometry {
  const radius = Math.min(bevelM, lengthM / 2.01, heightM / 2.01, widthM / 2.01);
  if (radius <= 0.006) return new BoxGeometry(lengthM, heightM, widthM);
  return new RoundedBoxGeometry(lengthM, heightM, widthM, radius > 0.035 ? 2 : 1, radius);
}

/** A round bar, centred on the origin and lying along one axis. */
export function rod(radiusM: number, lengthM: number, axis: Axis = 'y', segments = 20): BufferGeometry {
  const geometry = new CylinderGeometry(radiusM, radiusM, lengthM, segments);
  if (axis === 'x') geometry.rotateZ(Math.PI / 2);
  if (axis === 'z') geometry.rotateX(Math.PI / 2);
  return geometry;
}

/** A bent tube through the points. */
export function tube(points: readonly (readonly [number, number, number])[], radiusM: number): BufferGeometry {
  const curve = new CatmullRomCurve3(
    points.map(([x, y, z]) => new Vector3(x, y, z)),
    false,
    'catmullrom',
    0.12,
  );
  return new TubeGeometry(curve, points.length * 8, radiusM, 12);
}

/** A turned body around the z axis: pairs of radius and z. */
export function turned(profile: readonly (readonly [radius: number, z: number])[], segments = 40): BufferGeometry {
  const geometry = new LatheGeometry(
    profile.map(([radius, z]) => new Vector2(radius, z)),
    segments,
  );
  geometry.rotateX(Math.PI / 2);
  return softNormals(geometry);
}

/** Walks the corners and rounds those that have a radius. */
export function outline(corners: readonly Corner[]): Shape {
  const shape = new Shape();
  corners.forEach((corner, index) => {
    const at = new Vector2(corner[0], corner[1]);
    const radius = corner[2] ?? 0;
    const before = cornerAt(corners, index - 1);
    const after = cornerAt(corners, index + 1);
    const start = at.clone().lerp(before, Math.min(0.5, radius / at.distanceTo(before)));
    const end = at.clone().lerp(after, Math.min(0.5, radius / at.distanceTo(after)));
    if (index === 0) shape.moveTo(start.x, start.y);
    else shape.lineTo(start.x, start.y);
    if (radius > 0) shape.quadraticCurveTo(at.x, at.y, end.x, end.y);
  });
  shape.closePath();
  return shape;
}

function cornerAt(corners: readonly Corner[], index: number): Vector2 {
  const corner = corners[(index + corners.length) % corners.length] ?? [0, 0];
  return new Vector2(corner[0], corner[1]);
}

/** The side view `shape` drawn out to the width, centred on z, with soft edges inside that width. */
export function drawnOut(shape: Shape, widthM: number, bevelM = 0.03): BufferGeometry {
  const geometry = new ExtrudeGeometry(shape, {
    depth: widthM - 2 * bevelM,
    bevelEnabled: bevelM > 0,
    bevelThickness: bevelM,
    bevelSize: bevelM,
    bevelOffset: -bevelM,
    bevelSegments: 3,
    curveSegments: 10,
  });
  geometry.translate(0, 0, -(widthM - 2 * bevelM) / 2);
  return softNormals(geometry);
}

/** Leans everything above `fromM` inwards, as the upper part of a cab does. `lean` is the share of the width lost at `toM`. */
export function leanIn(geometry: BufferGeometry, fromM: number, toM: number, lean: number): BufferGeometry {
  const position = geometry.getAttribute('position');
  for (let index = 0; index < position.count; index++) {
    const share = Math.max(0, (position.getY(index) - fromM) / (toM - fromM));
    position.setZ(index, position.getZ(index) * (1 - lean * share));
  }
  return geometry;
}

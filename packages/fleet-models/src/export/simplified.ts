import { BufferAttribute, BufferGeometry } from 'three';
import { MeshoptSimplifier } from 'three/addons/libs/meshopt_simplifier.module.js';
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';

/** Directions closer than this are one: a vertex is shared by the faces around it. */
const NORMAL_STEP = 1 / 64;

/** The same body with fewer triangles; its surface moves by at most `errorM`. Await `MeshoptSimplifier.ready` before. */
export function simplified(geometry: BufferGeometry, errorM: number): BufferGeometry {
  const merged = mergeVertices(withCoarseNormals(geometry), 0.0005);
  const positions = new Float32Array(merged.getAttribute('position').array);
  const normals = new Float32Array(merged.getAttribute('normal').array);
  const [indices] = MeshoptSimplifier.simplifyWithAttributes(
    new Uint32Array(merged.getIndex()?.array ?? []),
    positions,
    3,
    normals,
    3,
    [0.02, 0.02, 0.02],
    null,
    0,
    errorM,
    ['ErrorAbsolute', 'Prune', 'Permissive'],
  );
  const [remap, count] = MeshoptSimplifier.compactMesh(indices);
  const compact = new BufferGeometry();
  compact.setAttribute('position', new BufferAttribute(picked(positions, remap, count), 3));
  compact.setAttribute('normal', new BufferAttribute(picked(normals, remap, count), 3));
  compact.setIndex(new BufferAttribute(count > 65_535 ? indices : new Uint16Array(indices), 1));
  return compact;
}

function withCoarseNormals(geometry: BufferGeometry): BufferGeometry {
  const copy = geometry.clone();
  const normal = copy.getAttribute('normal');
  for (let index = 0; index < normal.count; index++) {
    const step = (value: number) => Math.round(value / NORMAL_STEP) * NORMAL_STEP;
    normal.setXYZ(index, step(normal.getX(index)), step(normal.getY(index)), step(normal.getZ(index)));
  }
  return copy;
}

function picked(values: Float32Array, remap: Uint32Array, count: number): Float32Array {
  const kept = new Float32Array(count * 3);
  remap.forEach((to, from) => {
    if (to < count) kept.set(values.subarray(from * 3, from * 3 + 3), to * 3);
  });
  return kept;
}

import { BufferAttribute, type BufferGeometry, Vector3 } from 'three';

const CREASE_COSINE = Math.cos(0.75);

/** Smooths across shallow edges. Large faces count more than small ones, so that flat panels stay flat beside their bevels. */
export function softNormals(geometry: BufferGeometry): BufferGeometry {
  const flat = geometry.index ? geometry.toNonIndexed() : geometry;
  const position = flat.getAttribute('position');
  const faces: Vector3[] = [];
  const meeting = new Map<string, number[]>();
  const corner = [new Vector3(), new Vector3(), new Vector3()] as const;
  for (let first = 0; first < position.count; first += 3) {
    corner.forEach((point, offset) => {
      point.fromBufferAttribute(position, first + offset);
      const key = `${Math.round(point.x * 1e4)},${Math.round(point.y * 1e4)},${Math.round(point.z * 1e4)}`;
      const around = meeting.get(key);
      if (around) around.push(first / 3);
      else meeting.set(key, [first / 3]);
    });
    const [a, b, c] = corner;
    // Its length is twice the area of the face.
    faces.push(new Vector3().crossVectors(b.clone().sub(a), c.clone().sub(a)));
  }
  const directions = faces.map((face) => face.clone().normalize());
  const normals = new Float32Array(position.count * 3);
  for (let index = 0; index < position.count; index++) {
    const own = directions[Math.floor(index / 3)] ?? new Vector3(0, 1, 0);
    const point = new Vector3().fromBufferAttribute(position, index);
    const key = `${Math.round(point.x * 1e4)},${Math.round(point.y * 1e4)},${Math.round(point.z * 1e4)}`;
    const sum = new Vector3();
    for (const face of meeting.get(key) ?? []) {
      const direction = directions[face];
      if (direction && direction.dot(own) > CREASE_COSINE) sum.add(faces[face] ?? direction);
    }
    (sum.lengthSq() > 0 ? sum.normalize() : own).toArray(normals, index * 3);
  }
  flat.setAttribute('normal', new BufferAttribute(normals, 3));
  return flat;
}

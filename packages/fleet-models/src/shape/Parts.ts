import { BufferGeometry, Euler, Group, Matrix4, Mesh, Quaternion, Vector3 } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import type { PaintName, Paints } from '../paint/paints.ts';

export interface Place {
  at?: readonly [x: number, y: number, z: number];
  /** Radians about x, y, z. */
  turn?: readonly [x: number, y: number, z: number];
}

/** Collects the parts of a model by paint and makes one mesh of each paint. */
export class Parts {
  readonly #pieces = new Map<PaintName, BufferGeometry[]>();

  add(paint: PaintName, geometry: BufferGeometry, { at = [0, 0, 0], turn = [0, 0, 0] }: Place = {}): this {
    const matrix = new Matrix4().compose(
      new Vector3(...at),
      new Quaternion().setFromEuler(new Euler(...turn)),
      new Vector3(1, 1, 1),
    );
    this.#keep(paint, bare(geometry).applyMatrix4(matrix));
    return this;
  }

  /** Adds the part and its mirror image on the other side of the vehicle. */
  addBoth(paint: PaintName, geometry: BufferGeometry, place: Place = {}): this {
    const side = new Parts().add(paint, geometry, place);
    for (const piece of side.#pieces.get(paint) ?? []) {
      this.#keep(paint, piece);
      this.#keep(paint, mirrored(piece));
    }
    return this;
  }

  /** Adds all parts of another model. */
  addAll(other: Parts, { at = [0, 0, 0], turn = [0, 0, 0] }: Place = {}): this {
    for (const [paint, pieces] of other.#pieces) {
      for (const piece of pieces) this.add(paint, piece, { at, turn });
    }
    return this;
  }

  toGroup(paints: Paints, name: string): Group {
    const group = new Group();
    group.name = name;
    for (const [paint, pieces] of this.#pieces) {
      const mesh = new Mesh(mergeGeometries(pieces), paints[paint]);
      mesh.name = paint;
      mesh.castShadow = true;
      mesh.receiveShadow = true;
      group.add(mesh);
    }
    return group;
  }

  #keep(paint: PaintName, geometry: BufferGeometry) {
    const pieces = this.#pieces.get(paint);
    if (pieces) pieces.push(geometry);
    else this.#pieces.set(paint, [geometry]);
  }
}

/** A copy with nothing but positions and normals, so that any two can be merged. */
function bare(geometry: BufferGeometry): BufferGeometry {
  const whole = geometry.index ? geometry.toNonIndexed() : geometry;
  // Not `clone`: it builds a whole box or cylinder before it copies another into it.
  const copy = new BufferGeometry();
  for (const name of ['position', 'normal']) copy.setAttribute(name, whole.getAttribute(name).clone());
  return copy;
}

function mirrored(geometry: BufferGeometry): BufferGeometry {
  const copy = geometry.clone();
  for (const attribute of [copy.getAttribute('position'), copy.getAttribute('normal')]) {
    for (let first = 0; first < attribute.count; first += 3) {
      const points = [first, first + 2, first + 1].map((index) => new Vector3().fromBufferAttribute(attribute, index));
      points.forEach(({ x, y, z }, offset) => {
        attribute.setXYZ(first + offset, x, y, -z);
      });
    }
  }
  return copy;
}

import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DoubleSide,
  IcosahedronGeometry,
  InstancedMesh,
  Matrix4,
  MeshStandardMaterial,
  Quaternion,
  Vector3,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { createRandom } from '../paint/createRandom.ts';
import { fractalNoise } from '../paint/noise.ts';

export interface Scatter {
  count: number;
  seed: number;
  /** Draws a place; null leaves it out. */
  place: (random: () => number) => readonly [x: number, y: number, z: number] | null;
  /** Smallest and largest height, metres. */
  heights: readonly [number, number];
  colours: readonly string[];
}

/** Saltbush and other low shrubs: rounded clumps of small leaves. */
export function shrubs(scatter: Scatter): InstancedMesh {
  return scattered(clump(), scatter);
}

/** Tussocks of dry grass. */
export function tussocks(scatter: Scatter): InstancedMesh {
  return scattered(tussock(), scatter);
}

function scattered(geometry: BufferGeometry, { count, seed, place, heights, colours }: Scatter): InstancedMesh {
  const random = createRandom(seed);
  const material = new MeshStandardMaterial({ roughness: 0.95, flatShading: true, side: DoubleSide });
  const mesh = new InstancedMesh(geometry, material, count);
  const shades = colours.map((colour) => new Color(colour));
  let kept = 0;
  for (let tried = 0; tried < count; tried++) {
    const at = place(random);
    const height = heights[0] + (heights[1] - heights[0]) * random() ** 1.7;
    const turn = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), random() * 6.28);
    const wide = height * (0.85 + random() * 0.5);
    const shade = shades[Math.floor(random() * shades.length)] ?? new Color('#ffffff');
    const light = 0.82 + random() * 0.36;
    if (!at) continue;
    mesh.setMatrixAt(kept, new Matrix4().compose(new Vector3(...at), turn, new Vector3(wide, height, wide)));
    mesh.setColorAt(kept, shade.clone().multiplyScalar(light));
    kept++;
  }
  mesh.count = kept;
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  mesh.frustumCulled = false;
  return mesh;
}

/** A few hundred narrow leaves around a dark middle. */
function clump(): BufferGeometry {
  const random = createRandom(71);
  const pieces: BufferGeometry[] = [];
  const core = new IcosahedronGeometry(0.3, 0).scale(1.2, 0.85, 1.2).translate(0, 0.3, 0);
  pieces.push(bare(core));
  for (let each = 0; each < 260; each++) {
    const bearing = random() * Math.PI * 2;
    const rise = random();
    const out = Math.sqrt(1 - rise * rise) * 0.46;
    const lump = 0.72 + 0.45 * fractalNoise(Math.cos(bearing) * 2.2 + 9, Math.sin(bearing) * 2.2 + rise * 3, 2);
    const geometry = leaf(0.07 + random() * 0.05, 0.2 + random() * 0.14);
    geometry.rotateY(random() * 6.28);
    geometry.rotateX((random() - 0.5) * 1.6);
    geometry.rotateZ((random() - 0.5) * 1.6);
    geometry.translate(Math.cos(bearing) * out * lump, 0.12 + rise * 0.62 * lump, Math.sin(bearing) * out * lump);
    pieces.push(bare(geometry));
  }
  return mergeGeometries(pieces);
}

/** One triangle, standing on its short side. */
function leaf(widthM: number, heightM: number): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute(
    'position',
    new BufferAttribute(new Float32Array([-widthM / 2, 0, 0, widthM / 2, 0, 0, 0, heightM, 0]), 3),
  );
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array([0, 0, 1, 0, 0, 1, 0, 0, 1]), 3));
  return geometry;
}

function bare(geometry: BufferGeometry): BufferGeometry {
  const copy = geometry.index ? geometry.toNonIndexed() : geometry;
  copy.deleteAttribute('uv');
  return copy;
}

function tussock(): BufferGeometry {
  const random = createRandom(13);
  const blades: BufferGeometry[] = [];
  for (let blade = 0; blade < 26; blade++) {
    const height = 0.55 + random() * 0.55;
    const geometry = leaf(0.05, height);
    geometry.rotateY(random() * 6.28);
    geometry.rotateZ((random() - 0.5) * 1.1);
    geometry.rotateX((random() - 0.5) * 1.1);
    geometry.translate((random() - 0.5) * 0.26, 0, (random() - 0.5) * 0.26);
    blades.push(bare(geometry));
  }
  return mergeGeometries(blades);
}

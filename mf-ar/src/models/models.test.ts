import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODELLED } from '@saltbush/fleet-models';
import { arVehicles } from '@saltbush/freight';
import { Box3, Vector3 } from 'three';
import { strFromU8, unzipSync } from 'three/addons/libs/fflate.module.js';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { VEHICLE_GLB, VEHICLE_USDZ } from './models.data.ts';

const MAX_BYTES = 200_000;
const HALF_A_CENTIMETRE_M = 0.005;

const bytesOf = (file: string): Uint8Array => new Uint8Array(readFileSync(join(import.meta.dirname, file)));

async function measureGlb(file: string) {
  const bytes = bytesOf(file);
  const { scene } = await new GLTFLoader().parseAsync(bytes.buffer as ArrayBuffer, '');
  const box = new Box3().setFromObject(scene, true);
  return { size: box.getSize(new Vector3()), box, bytes: bytes.length };
}

/** Corners of all meshes in a Quick Look archive. */
function measureUsdz(file: string) {
  const files = unzipSync(bytesOf(file));
  const box = new Box3();
  for (const [name, content] of Object.entries(files)) {
    if (!name.startsWith('geometries/')) continue;
    const points = /point3f\[\] points = \[([^\]]*)\]/.exec(strFromU8(content))?.[1] ?? '';
    for (const [, x, y, z] of points.matchAll(/\(([^,]+),([^,]+),([^)]+)\)/g)) {
      box.expandByPoint(new Vector3(Number(x), Number(y), Number(z)));
    }
  }
  return { size: box.getSize(new Vector3()), box, names: Object.keys(files), bytes: bytesOf(file).length };
}

const REGENERATE = 'run npm run render:models -w @saltbush/fleet-models';

describe.each(arVehicles())('the models of $name', ({ id, lengthM, widthM, heightM }) => {
  it.each([
    ['GLB', () => measureGlb(`${id}.glb`)],
    ['USDZ', async () => measureUsdz(`${id}.usdz`)],
  ])(`%s are as large as the table says; if not, ${REGENERATE}`, async (_kind, measure) => {
    const { size, box, bytes } = await measure();
    expect(Math.abs(size.x - lengthM)).toBeLessThan(HALF_A_CENTIMETRE_M);
    expect(Math.abs(size.y - heightM)).toBeLessThan(HALF_A_CENTIMETRE_M);
    expect(Math.abs(size.z - widthM)).toBeLessThan(HALF_A_CENTIMETRE_M);
    expect(Math.abs(box.min.y)).toBeLessThan(HALF_A_CENTIMETRE_M);
    expect(bytes).toBeLessThan(MAX_BYTES);
  });

  it('align each file of the archive to 64 bytes', () => {
    const bytes = bytesOf(`${id}.usdz`);
    const view = new DataView(bytes.buffer);
    let offset = 0;
    let files = 0;
    while (view.getUint32(offset, true) === 0x04034b50) {
      const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
      expect(start % 64).toBe(0);
      expect(view.getUint16(offset + 8, true)).toBe(0);
      offset = start + view.getUint32(offset + 18, true);
      files += 1;
    }
    expect(files).toBeGreaterThan(1);
    expect(measureUsdz(`${id}.usdz`).names[0]).toBe('model.usda');
  });
});

it('exist for every vehicle', () => {
  expect(Object.keys(VEHICLE_GLB)).toEqual([...MODELLED]);
  expect(Object.keys(VEHICLE_USDZ)).toEqual([...MODELLED]);
});

describe('what stands beside a truck', () => {
  it('is a person of 1.8 m', async () => {
    const { size } = await measureGlb('person.glb');
    expect(Math.abs(size.y - 1.8)).toBeLessThan(HALF_A_CENTIMETRE_M);
  });

  it('is a dock whose edge is at x = 0', async () => {
    const { box } = await measureGlb('dock.glb');
    expect(box.max.x).toBeLessThan(0.2);
  });
});

import { arVehicles, ROAD_SIZES, vehicleById } from '@saltbush/freight';
import { Box3, Mesh, Vector3 } from 'three';
import { createPaints } from '../paint/paints.ts';
import { buildVehicle } from './buildVehicle.ts';
import { MODELLED, type ModelledVehicle } from './fleet-vehicles.data.ts';

const paints = createPaints();
const HALF_A_CENTIMETRE_M = 0.005;

function measure(id: ModelledVehicle, size: 'catalogue' | 'road') {
  const box = new Box3().setFromObject(buildVehicle(id, { size, paints }), true);
  const { x: lengthM, y: heightM, z: widthM } = box.getSize(new Vector3());
  return { lengthM, widthM, heightM, box };
}

describe('buildVehicle', () => {
  it('models every vehicle of the truck-size tool', () => {
    expect([...MODELLED].sort()).toEqual(
      arVehicles()
        .map(({ id }) => id)
        .sort(),
    );
  });

  it.each(arVehicles())('gives $name the size of the catalogue', ({ id, lengthM, widthM, heightM }) => {
    const model = MODELLED.find((one) => one === id);
    expect(model).toBeDefined();
    if (!model) return;
    const measured = measure(model, 'catalogue');
    expect(Math.abs(measured.lengthM - lengthM)).toBeLessThan(HALF_A_CENTIMETRE_M);
    expect(Math.abs(measured.widthM - widthM)).toBeLessThan(HALF_A_CENTIMETRE_M);
    expect(Math.abs(measured.heightM - heightM)).toBeLessThan(HALF_A_CENTIMETRE_M);
  });

  it.each(MODELLED)('gives %s its size on the road, standing on the ground', (id) => {
    const measured = measure(id, 'road');
    const size = ROAD_SIZES[id];
    expect(Math.abs(measured.lengthM - size.lengthM)).toBeLessThan(HALF_A_CENTIMETRE_M);
    expect(Math.abs(measured.widthM - size.widthM)).toBeLessThan(HALF_A_CENTIMETRE_M);
    expect(Math.abs(measured.heightM - size.heightM)).toBeLessThan(HALF_A_CENTIMETRE_M);
    expect(Math.abs(measured.box.min.y)).toBeLessThan(HALF_A_CENTIMETRE_M);
    expect(Math.abs(measured.box.min.x + measured.box.max.x)).toBeLessThan(0.02);
  });

  it.each(MODELLED)('makes %s longer on the road than its load space', (id) => {
    const { loadSpace } = vehicleById(id);
    if (loadSpace) expect(ROAD_SIZES[id].lengthM).toBeGreaterThan(loadSpace.lengthM);
  });

  it('draws a vehicle in few meshes, one for each paint', () => {
    const meshes: string[] = [];
    buildVehicle('semi', { paints }).traverse((part) => {
      if (part instanceof Mesh) meshes.push(part.name);
    });
    expect(new Set(meshes).size).toBe(meshes.length);
    expect(meshes.length).toBeLessThan(25);
  });
});

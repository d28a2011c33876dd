import { arVehicles } from '@saltbush/freight';
import { truckDrawing } from './truckDrawing.ts';

describe('truckDrawing', () => {
  it.each(arVehicles().map((vehicle) => [vehicle.name, vehicle] as const))('draws %s to scale', (_name, vehicle) => {
    const { loads, cab, glass, wheels, person, groundY, widthM } = truckDrawing(vehicle);
    const back = Math.min(...loads.map(({ x }) => x));
    const front = cab.x + cab.width;
    const top = Math.min(cab.y, ...loads.map(({ y }) => y));
    expect(front - back).toBeCloseTo(vehicle.lengthM, 10);
    expect(groundY - top).toBeCloseTo(vehicle.heightM, 10);
    expect(person.height).toBe(1.8);
    expect(person.x).toBeGreaterThan(front);
    expect(person.x).toBeLessThan(widthM);
    expect(glass.x + glass.width).toBeLessThan(front);
    for (const { cx, cy, r } of wheels) {
      expect(cy + r).toBeCloseTo(groundY, 10);
      expect(cx - r).toBeGreaterThanOrEqual(back - 0.01);
      expect(cx + r).toBeLessThanOrEqual(front + 0.2);
    }
  });
});

import { arVehicles } from '@saltbush/freight';
import { truckDrawing } from './truckDrawing.ts';

describe('truckDrawing', () => {
  it.each(arVehicles().map((vehicle) => [vehicle.name, vehicle] as const))('draws %s to scale', (_name, vehicle) => {
    const drawing = truckDrawing(vehicle);
    expect(drawing.body.width).toBe(vehicle.lengthM);
    expect(drawing.groundY - drawing.body.y).toBeCloseTo(vehicle.heightM, 10);
    expect(drawing.person.height).toBe(1.8);
    expect(drawing.person.x).toBeGreaterThan(drawing.body.x + drawing.body.width);
    expect(drawing.person.x).toBeLessThan(drawing.widthM);
    for (const { cx, cy, r } of drawing.wheels) {
      expect(cy + r).toBeCloseTo(drawing.groundY, 10);
      expect(cx).toBeGreaterThan(drawing.body.x);
      expect(cx).toBeLessThan(drawing.body.x + drawing.body.width);
    }
  });
});

import { arVehicles } from '@saltbush/freight';
import { cameraScene } from './cameraScene.ts';
import { placeOfTruckPoint, standBefore } from './standing.ts';
import { truckSolids } from './truckSolids.ts';
import { CANVAS_PX, FOCAL_PX } from './viewing.data.ts';

const SCALES = [50, 100, 200];
const cases = arVehicles().flatMap((vehicle) => SCALES.map((scale) => [vehicle.name, scale, vehicle] as const));
const length = ({ from, to }: { from: { x: number; y: number }; to: { x: number; y: number } }) =>
  Math.hypot(to.x - from.x, to.y - from.y);

describe('the bodies of a truck', () => {
  it.each(arVehicles())('of $name are together exactly as large as the vehicle', (vehicle) => {
    const points = truckSolids(vehicle).flatMap(({ faces }) => faces.flat());
    const span = (values: number[]) => [Math.min(...values), Math.max(...values)];
    for (const [values, sizeM] of [
      [points.map(({ backM }) => backM), vehicle.lengthM],
      [points.map(({ acrossM }) => acrossM), vehicle.widthM],
      [points.map(({ upM }) => upM), vehicle.heightM],
    ] as const) {
      const [least, most] = span(values);
      expect(least).toBeCloseTo(0, 10);
      expect(most).toBeCloseTo(sizeM, 10);
    }
  });
});

describe('the camera view', () => {
  it.each(cases)('of %s at %i%% has a person of 1.8 m', (_name, scale, vehicle) => {
    const { person, distanceM } = cameraScene(vehicle, scale);
    expect(person.bottom - person.top).toBeCloseTo(((1.8 * FOCAL_PX) / distanceM) * (scale / 100), 6);
  });

  it.each(cases)(
    'of %s at %i%% has every edge of the truck as long as a pinhole camera sees it',
    (_n, scale, vehicle) => {
      const { lengthM, widthM, heightM } = vehicle;
      const { distanceM, truck, dimensions } = cameraScene(vehicle, scale);
      const magnified = (scale / 100) * FOCAL_PX;
      const at = (backM: number, upM: number, acrossM: number) => {
        const { rightM, upM: y, awayM } = placeOfTruckPoint({ backM, upM, acrossM }, vehicle, distanceM);
        return { x: (rightM / awayM) * magnified, y: ((1.6 - y) / awayM) * magnified };
      };
      const seen = [
        length({ from: at(0, 0, -0.3), to: at(lengthM, 0, -0.3) }),
        length({ from: at(-0.3, 0, 0), to: at(-0.3, 0, widthM) }),
        length({ from: at(lengthM + 0.3, 0, 0), to: at(lengthM + 0.3, heightM, 0) }),
      ];
      dimensions.slice(0, 3).forEach((dimension, index) => {
        expect(length(dimension)).toBeCloseTo(seen[index] ?? Number.NaN, 6);
      });
      // No part of the truck may reach beyond its bounding box.
      const corners = [0, lengthM].flatMap((backM) => [0, widthM].map((acrossM) => at(backM, heightM, acrossM).y));
      const grounds = [0, lengthM].flatMap((backM) => [0, widthM].map((acrossM) => at(backM, 0, acrossM).y));
      const tallest = Math.max(...grounds) - Math.min(...corners);
      expect(truck.bottom - truck.top).toBeLessThanOrEqual(tallest + 1e-9);
      expect(truck.bottom - truck.top).toBeGreaterThan(tallest * 0.85);
    },
  );

  it('places a truck of its true length and width on the ground', () => {
    for (const vehicle of arVehicles()) {
      const { distanceM } = standBefore(vehicle, 100);
      const [front, back, far] = [
        { backM: 0, acrossM: 0 },
        { backM: vehicle.lengthM, acrossM: 0 },
        { backM: 0, acrossM: vehicle.widthM },
      ].map((point) => placeOfTruckPoint({ ...point, upM: 0 }, vehicle, distanceM));
      if (!front || !back || !far) throw new Error('A corner is missing.');
      expect(front.awayM).toBe(distanceM);
      expect(Math.hypot(back.rightM - front.rightM, back.awayM - front.awayM)).toBeCloseTo(vehicle.lengthM, 10);
      expect(Math.hypot(far.rightM - front.rightM, far.awayM - front.awayM)).toBeCloseTo(vehicle.widthM, 10);
    }
  });

  it.each(arVehicles())(
    'shows the whole of $name at 100%, and twice as large at 200% as half as large at 50%',
    (vehicle) => {
      const [half, whole, double] = SCALES.map((scale) => cameraScene(vehicle, scale));
      if (!half || !whole || !double) throw new Error('A scale is missing.');
      const { truck, person } = whole;
      expect(truck.left).toBeGreaterThan(0);
      expect(person.right).toBeLessThan(CANVAS_PX.width);
      expect(truck.top).toBeGreaterThan(0);
      expect(truck.bottom).toBeLessThan(CANVAS_PX.height);
      const width = (scene: typeof whole) => scene.truck.right - scene.truck.left;
      expect(width(half)).toBeCloseTo(width(whole) / 2, 6);
      expect(width(double)).toBeCloseTo(width(whole) * 2, 6);
      expect(double.person.right).toBeLessThan(CANVAS_PX.width);
      expect(double.person.top).toBeGreaterThan(0);
    },
  );
});

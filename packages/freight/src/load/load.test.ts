import fc from 'fast-check';
import { perKmVehicle } from '../per-km/perKmVehicle.ts';
import { vehicleById, vehiclesIn } from '../vehicles/vehicles.ts';
import { chargeableKg, cubicKg, volumeM3 } from './cubic-weight.ts';
import { fitsAllDayPallet, fitsLtlPallet } from './fitsPallet.ts';
import { type Load, loadOf, readLoad } from './load.ts';
import { loadFit, palletsOnFloor, smallestFittingVehicle } from './loadFit.ts';

const load = (lengthCm: number, widthCm: number, heightCm: number, count = 1, weightKg = 0): Load =>
  loadOf([{ lengthCm, widthCm, heightCm, count, weightKg }]);

describe('cubic weight', () => {
  it.each([
    [load(120, 100, 180), 2.16, 540],
    [load(120, 120, 180), 2.592, 648],
    [load(100, 100, 100, 4), 4, 1000],
  ])('of %o is %d m3 and %d kg', (item, m3, kg) => {
    expect(volumeM3(item)).toBeCloseTo(m3, 9);
    expect(cubicKg(item)).toBe(kg);
  });

  it('charges the larger of dead and cubic weight', () => {
    expect(chargeableKg(load(120, 100, 180, 1, 600))).toBe(600);
    expect(chargeableKg(load(120, 100, 180, 1, 500))).toBe(540);
    expect(chargeableKg(load(100, 100, 100, 1, 0), 333)).toBe(333);
  });
});

describe('readLoad', () => {
  it('counts text as 0, negatives as 0 and a blank count as one', () => {
    const typed = { lengthCm: 'abc', widthCm: '-4', heightCm: ' 90 ', weightKg: '1e2', palletCount: '', moreItems: [] };
    const item = { lengthCm: 0, widthCm: 0, heightCm: 90, weightKg: 100, count: 1 };
    expect(readLoad(typed)).toEqual({ items: [item], count: 1, weightKg: 100 });
  });

  it('adds lines up and skips blank ones', () => {
    const blank = { lengthCm: '', widthCm: ' ', heightCm: '', weightKg: '', count: '' };
    const read = readLoad({
      ...{ lengthCm: '120', widthCm: '100', heightCm: '150', weightKg: '800', palletCount: '2' },
      moreItems: [blank, { lengthCm: '40', widthCm: '30', heightCm: '50', weightKg: '60', count: '10' }],
    });
    expect(read).toMatchObject({ items: [{ count: 2 }, { lengthCm: 40, count: 10 }], count: 12, weightKg: 860 });
    expect(volumeM3(read)).toBeCloseTo(3.6 + 0.6, 9);
    expect(chargeableKg(read)).toBe(1050);
  });

  it('is the same for one line of several items and for several lines of it', () => {
    const size = fc.integer({ min: 1, max: 300 });
    fc.assert(
      fc.property(size, size, size, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (l, w, h, counts) => {
        const total = counts.reduce((sum, count) => sum + count, 0);
        const split = loadOf(counts.map((count) => ({ lengthCm: l, widthCm: w, heightCm: h, count, weightKg: count })));
        const whole = load(l, w, h, total, total);
        expect([split.count, split.weightKg, volumeM3(split)]).toEqual([whole.count, whole.weightKg, volumeM3(whole)]);
        for (const { vehicle } of vehiclesIn('hourly'))
          expect(loadFit(vehicle, split)).toEqual(loadFit(vehicle, whole));
      }),
    );
  });
});

describe('standard pallets', () => {
  it('compares the footprint turned either way', () => {
    expect(fitsLtlPallet(load(100, 120, 180, 2, 2000))).toBe(true);
    expect(fitsLtlPallet(load(120, 101, 180))).toBe(false);
    expect(fitsLtlPallet(load(100, 100, 181))).toBe(false);
    expect(fitsLtlPallet(load(100, 100, 100, 2, 2001))).toBe(false);
  });

  it('takes All Day pallets under 900 kg each', () => {
    expect(fitsAllDayPallet(load(120, 120, 180, 1, 899))).toBe(true);
    expect(fitsAllDayPallet(load(120, 120, 180, 1, 900))).toBe(false);
    expect(fitsAllDayPallet(load(120, 120, 180, 2, 1799))).toBe(true);
    expect(fitsAllDayPallet(load(121, 100, 100))).toBe(false);
  });
});

describe('loadFit', () => {
  it('says what does not fit', () => {
    expect(loadFit(vehicleById('1t-van'), load(120, 100, 150, 2, 900))).toEqual({ status: 'fits' });
    expect(loadFit(vehicleById('1t-van'), load(400, 100, 190, 3, 1001))).toEqual({
      status: 'too-large',
      misfits: ['weight', 'volume', 'pallets', 'length', 'height'],
    });
  });

  it('finds the smallest truck', () => {
    expect(smallestFittingVehicle(load(120, 100, 150, 6, 3000))?.id).toBe('6t-truck');
    expect(smallestFittingVehicle(load(120, 100, 150, 40, 3000))).toBeNull();
  });

  it('places every pallet on the floor, and lets cartons be stacked', () => {
    expect(smallestFittingVehicle(load(120, 120, 150, 14, 3000))?.id).toBe('12t-tailgate');
    expect(smallestFittingVehicle(load(40, 30, 30, 100, 300))?.id).toBe('1t-van');
  });

  it('loads as many pallets as the floor takes', () => {
    expect(palletsOnFloor(vehicleById('8t-truck'), 15)).toEqual({ loaded: 12, left: 3 });
    expect(palletsOnFloor(vehicleById('8t-truck'), -1)).toEqual({ loaded: 0, left: 0 });
  });

  it('accepts any smaller load when a larger one fits', () => {
    const size = fc.integer({ min: 0, max: 400 });
    const item = fc.tuple(size, size, size, fc.integer({ min: 1, max: 20 }), fc.nat(20_000));
    const trucks = fc.constantFrom(...vehiclesIn('hourly').map(({ vehicle }) => vehicle));
    fc.assert(
      fc.property(trucks, item, (vehicle, [length, width, height, count, weight]) => {
        const fits = loadFit(vehicle, load(length, width, height, count, weight)).status === 'fits';
        const smaller = load(
          Math.ceil(length / 2),
          Math.ceil(width / 2),
          Math.ceil(height / 2),
          Math.ceil(count / 2),
          weight >> 1,
        );
        if (fits) expect(loadFit(vehicle, smaller).status).toBe('fits');
      }),
    );
  });
});

describe('perKmVehicle', () => {
  it.each([
    [load(0, 0, 0), '1t-van', 150],
    [load(100, 100, 100, 2, 500), '1t-van', 150],
    [load(100, 100, 100, 2, 501), '4t-truck', 200],
    [load(100, 100, 101, 2, 0), '4t-truck', 200],
    [load(100, 100, 100, 4, 1000), '4t-truck', 200],
    [load(100, 100, 100, 4, 1001), '6t-truck', 225],
    [load(100, 100, 101, 4, 0), '6t-truck', 225],
  ])('sends %o by %s', (item, vehicleId, centsPerKm) => {
    const found = perKmVehicle({ load: item, places: 0, onDate: '2026-11-20' });
    expect(found).toMatchObject({ vehicle: { id: vehicleId }, centsPerKm });
  });

  it.each([
    [2, 0, '1t-van', 150],
    [3, 0, '4t-truck', 200],
    [4, 1001, '6t-truck', 225],
    [8, 0, '6t-truck', 225],
    [9, 0, '8t-truck', null],
    [2, 6001, '8t-truck', null],
    [22, 0, 'semi', null],
    [30, 0, 'b-double', null],
    [300, 0, undefined, undefined],
  ])('takes every one of %i pallets of %i kg together by %s', (count, weightKg, vehicleId, centsPerKm) => {
    const found = perKmVehicle({ load: load(0, 0, 0, count, weightKg), places: count, onDate: '2026-11-20' });
    expect([found?.vehicle.id, found?.centsPerKm]).toEqual([vehicleId, centsPerKm]);
  });
});

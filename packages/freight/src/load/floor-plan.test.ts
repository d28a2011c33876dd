import fc from 'fast-check';
import type { VehicleId } from '../vehicles/vehicle-types.ts';
import { VEHICLES } from '../vehicles/vehicles.data.ts';
import { vehicleById } from '../vehicles/vehicles.ts';
import type { FloorPlan } from './floor-plan-types.ts';
import { floorPlan, vehicleDecks } from './floorPlan.ts';
import type { LoadItem } from './load.ts';
import { isCarton, palletPlaces } from './palletPlaces.ts';

const item = (lengthCm: number, widthCm: number, count: number, heightCm = 120): LoadItem => ({
  lengthCm,
  widthCm,
  heightCm,
  count,
  weightKg: 0,
});

const plan = (id: VehicleId, ...items: LoadItem[]) => floorPlan(vehicleById(id), items);

/** Every single item with its corners, in centimetres. */
const spots = ({ blocks }: FloorPlan) =>
  blocks.flatMap(({ line, deck, xCm, yCm, lengthCm, widthCm, columns, count }) =>
    Array.from({ length: count }, (_, index) => {
      const x = xCm + Math.floor(index / columns) * lengthCm;
      const y = yCm + (index % columns) * widthCm;
      return { line, deck, x, y, right: x + lengthCm, bottom: y + widthCm };
    }),
  );

describe('vehicleDecks', () => {
  it('has a deck for every vehicle, and places the catalogue’s pallets on it', () => {
    for (const vehicle of VEHICLES) {
      expect(vehicleDecks(vehicle).length).toBeGreaterThan(0);
      expect(floorPlan(vehicle, [item(120, 100, vehicle.pallets)])).toMatchObject({ loaded: vehicle.pallets, left: 0 });
    }
  });
});

describe('floorPlan', () => {
  it('places pallets across from the front, two in a row', () => {
    const { decks, blocks } = plan('semi', item(120, 100, 5));
    expect(decks).toEqual([{ lengthCm: 1360, widthCm: 240, heightCm: 270 }]);
    expect(blocks).toEqual([{ line: 0, deck: 0, xCm: 0, yCm: 0, lengthCm: 100, widthCm: 120, columns: 2, count: 5 }]);
  });

  it('leaves out what exceeds the pallet places', () => {
    expect(plan('semi', item(120, 100, 30))).toMatchObject({ loaded: 22, left: 8, leftBecause: 'places' });
    expect(plan('10t-truck', item(120, 120, 14))).toMatchObject({ loaded: 12, left: 2, leftBecause: 'floor' });
    expect(plan('1t-van', item(120, 100, 1, 190))).toMatchObject({ loaded: 0, left: 1, leftBecause: 'height' });
    expect(plan('1t-van', item(400, 50, 1))).toMatchObject({ loaded: 0, left: 1, leftBecause: 'floor' });
  });

  it('treats items of unknown size as standard pallets', () => {
    expect(plan('8t-truck', item(0, 0, 12, 0)).blocks).toMatchObject([{ lengthCm: 100, widthCm: 120, count: 12 }]);
  });

  it('fills both decks of a B-double', () => {
    const { blocks, left, isNominal } = plan('b-double', item(120, 100, 34));
    expect(blocks.map(({ deck, count }) => [deck, count])).toEqual([
      [0, 14],
      [1, 20],
    ]);
    expect([left, isNominal]).toEqual([0, true]);
  });

  it('places cartons beside the pallets, beyond the pallet places', () => {
    const { loaded, left, blocks } = plan('1t-van', item(40, 30, 12), item(120, 100, 2));
    expect([loaded, left]).toEqual([14, 0]);
    expect(blocks[0]).toMatchObject({ line: 1, xCm: 0, yCm: 0, count: 2 });
  });

  it('never overlaps, stays on its deck, and loses nothing', () => {
    const side = fc.oneof(fc.integer({ min: 1, max: 500 }), fc.double({ min: 20, max: 200, noNaN: true }));
    const line = fc.tuple(side, side, fc.integer({ min: 1, max: 12 }), fc.nat(300));
    fc.assert(
      fc.property(fc.constantFrom(...VEHICLES), fc.array(line, { maxLength: 4 }), (vehicle, lines) => {
        const items = lines.map(([length, width, count, height]) => item(length, width, count, height));
        const made = floorPlan(vehicle, items);
        expect(made.leftByLine.reduce((total, count) => total + count, 0)).toBe(made.left);
        expect(made.loaded + made.left).toBe(items.reduce((total, { count }) => total + count, 0));
        expect(made.leftBecause === null).toBe(made.left === 0);
        const all = spots(made);
        all.forEach((one, index) => {
          const deck = made.decks[one.deck];
          expect(one.right).toBeLessThanOrEqual((deck?.lengthCm ?? 0) + 0.001);
          expect(one.bottom).toBeLessThanOrEqual((deck?.widthCm ?? 0) + 0.001);
          for (const other of all.slice(index + 1)) {
            const isApart =
              one.deck !== other.deck ||
              one.right <= other.x + 0.001 ||
              other.right <= one.x + 0.001 ||
              one.bottom <= other.y + 0.001 ||
              other.bottom <= one.y + 0.001;
            expect(isApart).toBe(true);
          }
        });
        const pallets = all.filter(({ line: index }) => !isCarton(items[index] ?? item(0, 0, 1)));
        expect(pallets.length).toBeLessThanOrEqual(vehicle.pallets);
      }),
      { numRuns: 300 },
    );
  });

  it('answers at once for a load without end', () => {
    expect(plan('semi', item(1, 1, 1_000_000)).loaded).toBe(1360 * 240);
  });
});

describe('palletPlaces', () => {
  it('counts everything except cartons', () => {
    const items = [item(120, 100, 3), item(60, 40, 20), item(0, 0, 2)];
    expect(palletPlaces({ items, count: 25, weightKg: 0 })).toBe(5);
    expect([isCarton({ lengthCm: 120, widthCm: 50 }), isCarton({ lengthCm: 120, widthCm: 51 })]).toEqual([true, false]);
  });
});

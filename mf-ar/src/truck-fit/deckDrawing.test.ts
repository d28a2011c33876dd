import { floorPlan, type LoadItem, type VehicleId, vehicleById } from '@saltbush/freight';
import { deckDrawing } from './deckDrawing.ts';

const PALLET: LoadItem = { lengthCm: 120, widthCm: 100, heightCm: 150, weightKg: 0, count: 1 };

const drawn = (vehicle: VehicleId, items: LoadItem[]) => deckDrawing(floorPlan(vehicleById(vehicle), items), items);

it('keeps everything inside the view and at one scale', () => {
  const { cab, decks, items, ghosts, width, height } = drawn('b-double', [{ ...PALLET, count: 40 }]);
  expect(decks.map((deck) => deck.width)).toEqual([730, 1360]);
  expect([items.length, ghosts.length]).toEqual([34, 4]);
  for (const box of [cab, ...decks, ...items, ...ghosts]) {
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
  }
});

it('stays small for any load', () => {
  const speck = { lengthCm: 0.0001, widthCm: 0.0001, heightCm: 0, weightKg: 0, count: 1e9 };
  const many = Array.from({ length: 21 }, (_, index) => ({ ...speck, widthCm: index + 1, heightCm: 1e308 }));
  for (const load of [[speck], [{ ...speck, heightCm: 1e308 }], [{ ...speck, lengthCm: 1, widthCm: 1 }, ...many]]) {
    const { items, ghosts } = drawn('semi', load);
    expect(items.length).toBeLessThanOrEqual(300);
    expect(ghosts.length).toBeLessThanOrEqual(40);
  }
});

it('draws small trucks small', () => {
  expect(drawn('1t-van', []).width).toBe(800);
});

import { itemLines, readItemLines } from './itemLines.ts';
import { itemsText } from './itemsText.ts';

const pallet = { lengthCm: 120, widthCm: 100, heightCm: 150.5, weightKg: 400, count: 4 };
const carton = { lengthCm: 40, widthCm: 30, heightCm: 30, weightKg: 0, count: 2 };

describe('itemLines', () => {
  it('writes lines that are read again, without their weights', () => {
    const nothing = { ...carton, lengthCm: 0, widthCm: 0, heightCm: 0, count: 0 };
    const text = itemLines([pallet, nothing, carton]);
    expect(text).toBe('4_120x100x150.5;0_0x0x0;2_40x30x30');
    expect(readItemLines(text)).toEqual([{ ...pallet, weightKg: 0 }, nothing, carton]);
    expect(readItemLines(itemLines([]))).toEqual([]);
  });

  it('keeps any form within 500 characters', () => {
    const absurd = { lengthCm: 1e308, widthCm: 99_999.49, heightCm: 999.99, weightKg: 1, count: 1e9 };
    const text = itemLines(Array.from({ length: 40 }, () => absurd));
    expect(text.length).toBeLessThanOrEqual(500);
    expect(readItemLines(text)).toHaveLength(21);
    expect(readItemLines(text)[0]).toMatchObject({ count: 99_999, lengthCm: 99_999 });
  });

  it.each(['', 'x', '4_120x100', '-1_120x100x150', '1e9_1x1x1', `${'9'.repeat(40)}_1x1x1`, '4_120x100x150;;'])(
    'reads %j without a fault',
    (text) => {
      for (const item of readItemLines(text)) {
        expect(Object.values(item).every((value) => Number.isFinite(value) && value >= 0)).toBe(true);
      }
    },
  );
});

it('names items by their kind', () => {
  expect([itemsText(1, [pallet]), itemsText(2, [carton]), itemsText(4, [pallet, carton])]).toEqual([
    '1 pallet',
    '2 cartons',
    '4 items',
  ]);
});

import { EMPTY_QUOTE_REQUEST, type QuoteRequest } from '@saltbush/freight';
import { loadLines } from './loadLines.ts';

const linesOf = (answers: Partial<QuoteRequest>) => loadLines({ ...EMPTY_QUOTE_REQUEST, ...answers });
const sides = { lengthCm: '120', widthCm: '110', heightCm: '150' };

describe('loadLines', () => {
  it('adds nothing to a bare pallet count', () => {
    expect(linesOf({})).toEqual([]);
    expect(linesOf({ palletCount: '4' })).toEqual([]);
  });

  it('writes each package line as it was entered', () => {
    expect(linesOf({ ...sides, palletCount: '4', weightKg: '600' })).toEqual([
      '4 items, 120 × 110 × 150 cm each, 600 kg',
    ]);
    expect(linesOf({ palletCount: '4', weightKg: '2000' })).toEqual(['4 items, 2,000 kg']);
    const carton = { lengthCm: '40', widthCm: '', heightCm: '', weightKg: 12, count: '1' };
    expect(linesOf({ palletCount: '2', moreItems: [carton] })).toEqual(['2 items', '1 item, 12 kg']);
  });
});

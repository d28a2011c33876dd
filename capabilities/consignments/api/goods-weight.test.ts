import { EMPTY_QUOTE_REQUEST, readLoad } from '@saltbush/freight';
import { quotedKg, weighedRequest } from './goods-weight.ts';

const GOODS = { description: 'Bottled water', weight: '1.8', unit: 't' } as const;
const FOUR = { ...EMPTY_QUOTE_REQUEST, palletCount: '4' };
const CARTON = { lengthCm: '40', widthCm: '30', heightCm: '30', weightKg: '', count: '2' };

describe('the weight of a booking', () => {
  it('is the one given at the booking when none was quoted', () => {
    expect(quotedKg(FOUR)).toBeNull();
    expect(weighedRequest(FOUR, GOODS)).toEqual({ ...FOUR, weightKg: '1800' });
    expect(weighedRequest(FOUR, undefined)).toBe(FOUR);
  });

  it('stays as quoted', () => {
    const quoted = { ...FOUR, weightKg: '1720' };
    expect(quotedKg(quoted)).toBe(1_720);
    expect(weighedRequest(quoted, GOODS)).toBe(quoted);
  });

  it('is divided by items when one of several lines was quoted without a weight', () => {
    const blank = { lengthCm: '', widthCm: '', heightCm: '', weightKg: '', count: '' };
    const mixed = { ...FOUR, weightKg: '900', moreItems: [blank, CARTON] };
    expect(quotedKg(mixed)).toBeNull();
    const { items, weightKg } = readLoad(weighedRequest(mixed, GOODS));
    expect(items.map((item) => item.weightKg)).toEqual([1_200, 600]);
    expect(weightKg).toBe(1_800);
  });
});

import { ftlQuote } from '../ftl/ftlQuote.ts';
import { ltlDestinations } from '../ltl/ltl-rates.ts';
import { ltlQuote } from '../ltl/ltlQuote.ts';
import { fullTruckBreakEvens } from './fullTruckBreakEvens.ts';

const ON = '2026-11-20';

describe('fullTruckBreakEvens', () => {
  it.each([
    // 1650 / 110 is 15 pallets at the same price, so the truck is cheaper from 16.
    ['Melbourne', 16, 25],
    ['Brisbane', 13, 20],
    ['Adelaide', 13, 21],
    ['Perth', 16, 26],
  ])('from Sydney to %s: a semi from %i pallets, a B-double from %i', (destination, semi, bDouble) => {
    expect(fullTruckBreakEvens('Sydney', destination, ON)).toMatchObject([
      { vehicleType: 'SEMI', fromPallets: semi, toPallets: 22 },
      { vehicleType: 'BDOUBLE', fromPallets: bDouble, toPallets: 34 },
    ]);
  });

  it('is empty when there is no full truck or no LTL', () => {
    expect(fullTruckBreakEvens('Sydney', 'Hobart', ON)).toEqual([]);
    expect(fullTruckBreakEvens('Melbourne', 'Sydney', ON)).toEqual([]);
    expect(fullTruckBreakEvens('', 'Nowhere', ON)).toEqual([]);
  });

  it('is right for every count of every lane', () => {
    for (const { city } of ltlDestinations('Sydney', ON)) {
      for (const { vehicleType, fromPallets, toPallets } of fullTruckBreakEvens('Sydney', city, ON)) {
        const truck = ftlQuote('Sydney', city, vehicleType, ON);
        const isTruckCheaper = (pallets: number) => {
          const ltl = ltlQuote('Sydney', city, pallets, ON);
          return ltl.status === 'priced' && truck.status === 'priced' && truck.totalCents < ltl.totalCents;
        };
        for (let pallets = fromPallets; pallets <= toPallets; pallets += 1) expect(isTruckCheaper(pallets)).toBe(true);
        expect(isTruckCheaper(fromPallets - 1)).toBe(false);
      }
    }
  });
});

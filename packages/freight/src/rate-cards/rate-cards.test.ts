import fc from 'fast-check';
import { PRICE_LEVELS } from './rate-card-types.ts';
import { rateCardCents, rateCards } from './rate-cards.ts';

const ON = '2026-11-20';
const CODES = ['1T-TRAY', '2T-TRAY', '2T-VAN', '4T', 'SEMI-TAUT'] as const;

describe('rateCardCents', () => {
  it.each([
    ['1T-TRAY', 1, 5358, 7233, 9109],
    ['1T-TRAY', 25, 7758, 10_473, 13_189],
    ['1T-TRAY', 50, 10_258, 13_848, 17_439],
    ['1T-TRAY', 100, 15_258, 20_598, 25_939],
  ])('prices %s over %i km', (code, km, standard, vip, express) => {
    expect(PRICE_LEVELS.map((level) => rateCardCents(code, level, km, ON))).toEqual([standard, vip, express]);
  });

  it.each([
    ['2T-TRAY', 6400, 18_280],
    ['2T-VAN', 6800, 19_175],
    ['4T', 9200, 25_535],
    ['SEMI-TAUT', 33_000, 64_680],
  ])('runs %s from %i to %i cents', (code, first, last) => {
    expect([rateCardCents(code, 'STANDARD', 1, ON), rateCardCents(code, 'STANDARD', 100, ON)]).toEqual([first, last]);
  });

  it.each([
    [0, 1],
    [-5, 1],
    [1.4, 1],
    [1.5, 2],
    [100.4, 100],
    [858, 100],
    [Number.POSITIVE_INFINITY, 100],
    [Number.NaN, 1],
  ])('counts %d km as %i', (km, counted) => {
    expect(rateCardCents('4T', 'STANDARD', km, ON)).toBe(rateCardCents('4T', 'STANDARD', counted, ON));
  });

  it('names an unknown vehicle first, then an invalid level', () => {
    expect(() => rateCardCents('1T van', 'FAST', 3, ON)).toThrow('Vehicle type 1T van not found');
    expect(() => rateCardCents('4T', 'ALL_DAY', 3, ON)).toThrow('Invalid service level: ALL_DAY');
    expect(() => rateCardCents('4T', 'vip', 3, ON)).toThrow(
      expect.objectContaining({ code: 'rate-card-level-invalid', message: 'Invalid service level: vip' }),
    );
  });

  it('is dearer for more kilometres and for faster levels', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CODES), fc.integer({ min: 1, max: 99 }), (code, km) => {
        for (const level of PRICE_LEVELS) {
          expect(rateCardCents(code, level, km + 1, ON)).toBeGreaterThan(rateCardCents(code, level, km, ON));
        }
        const [standard, vip, express] = PRICE_LEVELS.map((level) => rateCardCents(code, level, km, ON));
        expect([standard, vip, express]).toEqual([standard, vip, express].toSorted((a = 0, b = 0) => a - b));
      }),
    );
  });
});

describe('rateCards', () => {
  it('writes out five cards with 100 prices per level', () => {
    const cards = rateCards(ON);
    expect(cards.map(({ serviceCode, maxWeightKg }) => [serviceCode, maxWeightKg])).toEqual([
      ['1T-TRAY', 900],
      ['2T-TRAY', 1800],
      ['2T-VAN', 1600],
      ['4T', 3700],
      ['SEMI-TAUT', 22_000],
    ]);
    expect(cards.map(({ maxVolumeM3 }) => maxVolumeM3)).toEqual([3, 6, 12, 21, 88]);
    for (const card of cards) {
      for (const rates of [card.standardRates, card.vipRates, card.expressRates]) expect(rates).toHaveLength(100);
      expect(card.expressRates[41]).toBe(rateCardCents(card.serviceCode, 'EXPRESS', 42, ON));
    }
  });
});

import fc from 'fast-check';
import { hourlyQuote, hourlyVehicles } from './hourlyQuote.ts';

const ON = '2026-11-20';

describe('hourlyVehicles', () => {
  it.each([
    ['1 tonne van/ute', 47, 1000, 2, 10],
    ['2 tonne', 58, 2000, 3, 15],
    ['3 tonne', 66, 3000, 4, 18],
    ['4 tonne', 74, 4000, 4, 21],
    ['6 tonne', 86, 6000, 8, 34],
    ['8 tonne', 98, 8000, 12, 41],
    ['10 tonne', 110, 10_000, 14, 46],
    ['12 tonne tailgate', 124, 12_000, 14, 49],
    ['14 tonne', 138, 14_000, 16, 55],
    ['Semi tautliner', 173, 22_000, 22, 88],
  ])('lists %s at $%i an hour', (name, dollars, capacityKg, pallets, volumeM3) => {
    const listed = hourlyVehicles(ON).find((row) => row.name === name);
    expect(listed?.breakdown?.baseCents).toBe(dollars * 100);
    expect(listed?.vehicle).toMatchObject({ capacityKg, pallets, volumeM3 });
  });

  it('breaks an hour down into base and levy', () => {
    expect(hourlyVehicles(ON)[0]?.breakdown).toEqual({
      baseCents: 4700,
      levyBasisPoints: 1162,
      levyCents: 546,
      totalCents: 5246,
    });
  });

  it('has no price for the B-double and the crane truck', () => {
    const unpriced = hourlyVehicles(ON).filter(({ breakdown }) => breakdown === null);
    expect(unpriced.map(({ name }) => name)).toEqual(['B-double', 'Crane (Hiab) truck']);
  });
});

describe('hourlyQuote', () => {
  it.each([
    ['1t-van', 1, 3, 14_100, 1638],
    ['1t-van', 3, 3, 14_100, 1638],
    ['4t-truck', '3.1', 4, 29_600, 3440],
    ['semi', 8, 8, 138_400, 16_082],
    ['6t-truck', 0.01, 3, 25_800, 2998],
  ])('bills %s for %p hours as %i', (vehicle, hours, billedHours, baseCents, levyCents) => {
    expect(hourlyQuote(vehicle, hours, ON)).toMatchObject({
      billedHours,
      baseCents,
      levyCents,
      totalCents: baseCents + levyCents,
    });
  });

  it.each(['', '0', '-1', 'three', Number.NaN])('needs hours, not %p', (hours) => {
    expect(hourlyQuote('1t-van', hours, ON)).toMatchObject({ message: 'Please enter the hours needed.' });
  });

  it('refuses vehicles without a price and endless hire', () => {
    expect(hourlyQuote('b-double', 3, ON)).toMatchObject({ code: 'price-on-application' });
    expect(hourlyQuote('hovercraft', 3, ON)).toMatchObject({ code: 'price-on-application' });
    expect(hourlyQuote('1t-van', 'Infinity', ON)).toMatchObject({ code: 'hours-too-many' });
  });

  it('answers any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (id, hours) => typeof hourlyQuote(id, hours, ON).status === 'string'),
    );
  });
});

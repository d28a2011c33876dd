import fc from 'fast-check';
import { ltlDestinations, ltlOrigins, ltlRates } from './ltl-rates.ts';
import { ltlQuote } from './ltlQuote.ts';
import { parsePalletCount } from './palletCount.ts';

const ON = '2026-11-20';
const DESTINATIONS = ['Canberra', 'Brisbane', 'Adelaide', 'Hobart', 'Perth', 'Melbourne', 'Darwin'] as const;

describe('ltlQuote', () => {
  it.each([
    ['Canberra', 'CBR', 115, 100, 95, 1],
    ['Brisbane', 'BNE', 190, 180, 175, 2],
    ['Adelaide', 'ADL', 215, 210, 205, 2],
    ['Hobart', 'HBA', 700, 695, 690, 5],
    ['Perth', 'PER', 545, 540, 535, 5],
    ['Melbourne', 'MEL', 120, 115, 110, 1],
    ['Darwin', 'DRW', 900, 875, 850, 8],
  ])('prices Sydney to %s', (destination, code, few, some, many, transitDays) => {
    const base = (count: number) => ltlQuote('Sydney', destination, count, ON);
    expect(base(1)).toMatchObject({ baseCentsPerPallet: few * 100, palletRange: '1-5', transitDays });
    expect(base(5)).toMatchObject({ baseCentsPerPallet: few * 100, palletRange: '1-5' });
    expect(base(6)).toMatchObject({ baseCentsPerPallet: some * 100, palletRange: '6-11' });
    expect(base(11)).toMatchObject({ baseCentsPerPallet: some * 100, palletRange: '6-11' });
    expect(base(12)).toMatchObject({ baseCentsPerPallet: many * 100, palletRange: '12+' });
    expect(base(50)).toMatchObject({ baseCentsPerPallet: many * 100, palletRange: '12+' });
    expect(ltlDestinations('sydney', ON)).toContainEqual({ city: destination, code });
  });

  it('charges one levy on the whole freight: 4 pallets to Melbourne are 587.38', () => {
    expect(ltlQuote(' sydney ', 'MELBOURNE', '4', ON)).toEqual({
      status: 'priced',
      palletCount: 4,
      palletRange: '1-5',
      baseCentsPerPallet: 12_000,
      baseCents: 48_000,
      levyBasisPoints: 2237,
      levyCents: 10_738,
      totalCents: 58_738,
      transitDays: 1,
    });
  });

  it.each([
    ['Melbourne', 'Sydney'],
    ['Sydney', 'Sydney'],
    ['Sydney', 'MEL'],
    ['', ''],
  ])('has no rate from %j to %j', (from, to) => {
    expect(ltlQuote(from, to, 4, ON)).toEqual({
      status: 'no-match',
      message: 'No matching LTL rate found. Contact us for a custom quote.',
    });
  });

  it('has no price until there is a count', () => {
    expect(ltlQuote('Sydney', 'Melbourne', ' ', ON)).toEqual({ status: 'unpriced', transitDays: 1 });
  });

  it('charges more for more pallets within a range, and less per pallet in a higher range', () => {
    fc.assert(
      fc.property(fc.constantFrom(...DESTINATIONS), fc.integer({ min: 1, max: 49 }), (destination, count) => {
        const [less, more] = [
          ltlQuote('Sydney', destination, count, ON),
          ltlQuote('Sydney', destination, count + 1, ON),
        ];
        if (less.status !== 'priced' || more.status !== 'priced') throw new Error('both are priced');
        expect(more.baseCentsPerPallet).toBeLessThanOrEqual(less.baseCentsPerPallet);
        if (more.palletRange === less.palletRange) expect(more.totalCents).toBeGreaterThan(less.totalCents);
        expect(less.totalCents).toBe(less.baseCents + less.levyCents);
      }),
    );
  });
});

describe('parsePalletCount', () => {
  const invalid = 'Invalid pallet count. Please enter a number greater than 0.';
  const whole = 'Please enter a whole number of pallets.';
  const tooMany = 'Please enter between 1 and 50 pallets, or contact us for a full truck.';

  it.each([
    ['0', invalid],
    ['-3', invalid],
    ['four', invalid],
    ['0.5', invalid],
    ['NaN', invalid],
    ['2.5', whole],
    ['51', tooMany],
    ['Infinity', tooMany],
  ])('refuses %j', (text, message) => {
    expect(parsePalletCount(text)).toEqual({ status: 'invalid', message });
  });

  it('takes whole numbers from 1 to 50', () => {
    expect(parsePalletCount(' 50 ')).toEqual({ status: 'valid', count: 50 });
    expect(parsePalletCount('')).toEqual({ status: 'blank' });
  });

  it('answers any text', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof parsePalletCount(text).status === 'string'));
  });
});

describe('ltlRates', () => {
  it('has each lane and range once', () => {
    const keys = ltlRates(ON).map((rate) => `${rate.origin}-${rate.destination}-${rate.palletRange}`);
    expect(keys).toHaveLength(21);
    expect(new Set(keys).size).toBe(21);
    expect(ltlOrigins(ON)).toEqual(['Sydney']);
  });
});

import fc from 'fast-check';
import { formatNumber } from './formatNumber.ts';
import { decimalAmount, divideHalfUp, formatAud, formatBasisPoints, gstCents, percentOfCents } from './money.ts';

describe('money', () => {
  it.each([
    // 950 × 22.37 % is 212.515: floats round it down, cents round it up.
    [95_000, 2237, 21_252],
    [48_000, 2237, 10_738],
    [10, 500, 1],
    [9, 500, 0],
    [0, 2237, 0],
  ])('takes a share of %i cents at %i basis points', (cents, basisPoints, expected) => {
    expect(percentOfCents(cents, basisPoints)).toBe(expected);
  });

  it('rounds half up in integers', () => {
    expect([divideHalfUp(5, 10), divideHalfUp(4, 10), divideHalfUp(15, 10)]).toEqual([1, 0, 2]);
  });

  it('takes a tenth as GST', () => {
    expect(gstCents(58_738)).toBe(5874);
  });

  it.each([
    [123_450, '$1,234.50', '1234.50'],
    [5, '$0.05', '0.05'],
    [0, '$0.00', '0.00'],
    [1_957_920, '$19,579.20', '19579.20'],
    [123_456_789_00, '$123,456,789.00', '123456789.00'],
    [-1_050, '-$10.50', '-10.50'],
  ])('writes %i cents', (cents, aud, decimal) => {
    expect(formatAud(cents)).toBe(aud);
    expect(decimalAmount(cents)).toBe(decimal);
  });

  it.each([
    [2237, '22.37%'],
    [1162, '11.62%'],
    [1000, '10%'],
    [1050, '10.5%'],
    [0, '0%'],
  ])('writes %i basis points', (basisPoints, text) => {
    expect(formatBasisPoints(basisPoints)).toBe(text);
  });

  it.each([
    [12_345.678, 1, '12,345.7'],
    [22_000, 1, '22,000'],
    [2.16, 2, '2.16'],
    [0, 2, '0'],
    [-0.001, 2, '0'],
    [-1500, 0, '-1,500'],
  ])('writes the number %d with %i decimals', (value, decimals, text) => {
    expect(formatNumber(value, decimals)).toBe(text);
  });

  it('never differs from the exact share by more than half a cent', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(20_000), (cents, basisPoints) => {
        const exact = BigInt(cents) * BigInt(basisPoints);
        const doubledError = 2n * (BigInt(percentOfCents(cents, basisPoints)) * 10_000n - exact);
        expect(doubledError > -10_000n && doubledError <= 10_000n).toBe(true);
      }),
    );
  });
});

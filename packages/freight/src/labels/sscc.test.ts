import fc from 'fast-check';
import { DEMO_GS1_PREFIX, gs1CheckDigit, isSscc, ssccOf } from './sscc.ts';

const prefix = fc.integer({ min: 7, max: 10 }).chain((length) => fc.stringMatching(new RegExp(`^\\d{${length}}$`)));

describe('package numbers', () => {
  it.each([
    // GS1 General Specifications, figure 7.9.1-2.
    ['37610425002123456', 9],
    // The example of GS1's check digit calculator.
    ['629104150021', 3],
    ['0000000000000000', 0],
  ])('have the check digit of GS1: %s', (digits, check) => {
    expect(gs1CheckDigit(digits)).toBe(check);
  });

  it('begin with the extension digit and the prefix of the company', () => {
    expect(ssccOf(DEMO_GS1_PREFIX, 1)).toBe('095212340000000013');
    expect(ssccOf(DEMO_GS1_PREFIX, 999_999_999)).toMatch(/^09521234999999999\d$/);
    expect(ssccOf(DEMO_GS1_PREFIX, 1_000_000_000)).toMatch(/^19521234000000000\d$/);
  });

  it('are valid, and different for different serial numbers', () => {
    fc.assert(
      fc.property(
        prefix,
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.integer({ min: 1, max: 9_999_999 }),
        (own, one, other) => {
          expect(isSscc(ssccOf(own, one))).toBe(true);
          expect(ssccOf(own, one) === ssccOf(own, other)).toBe(one === other);
        },
      ),
    );
  });

  it('show a digit that was read or typed wrongly', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.nat(17),
        fc.integer({ min: 1, max: 9 }),
        (serial, at, by) => {
          const code = ssccOf(DEMO_GS1_PREFIX, serial);
          const wrong = code.slice(0, at) + ((Number(code.charAt(at)) + by) % 10) + code.slice(at + 1);
          expect(isSscc(wrong)).toBe(false);
        },
      ),
    );
  });

  it('are not made beyond what a prefix has, nor of a prefix that is none', () => {
    expect(() => ssccOf(DEMO_GS1_PREFIX, 10_000_000_000)).toThrow(RangeError);
    expect(() => ssccOf(DEMO_GS1_PREFIX, 0)).toThrow(RangeError);
    expect(() => ssccOf('952', 1)).toThrow(RangeError);
  });
});

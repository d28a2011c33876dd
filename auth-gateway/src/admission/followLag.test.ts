import { nextFactor } from './followLag.ts';

const factorAfter = (times: number, lagMs: number, from: number): number =>
  Array.from({ length: times }).reduce<number>((factor) => nextFactor(factor, lagMs), from);

describe('the factor of places to use', () => {
  it('falls quickly while the event loop is late, and never below half', () => {
    expect(factorAfter(1, 100, 1)).toBeLessThan(1);
    expect(factorAfter(4, 100, 1)).toBe(0.5);
    expect(factorAfter(100, 5_000, 1)).toBe(0.5);
  });

  it('rises slowly once it is not, and never above all', () => {
    expect(factorAfter(4, 1, 0.5)).toBeLessThan(0.8);
    expect(factorAfter(100, 1, 0.5)).toBe(1);
  });
});

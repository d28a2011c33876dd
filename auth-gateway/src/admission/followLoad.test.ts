import { type LoopLoad, nextFactor } from './followLoad.ts';

const CALM = { lagMs: 1, utilization: 0.5 };
const factorAfter = (times: number, load: LoopLoad, from: number): number =>
  Array.from({ length: times }).reduce<number>((factor) => nextFactor(factor, load), from);

describe('the factor of places to use', () => {
  it.each([
    ['late', { lagMs: 100, utilization: 0.5 }],
    ['full', { lagMs: 1, utilization: 0.95 }],
  ])('falls quickly while the event loop is %s, and never below a third', (_how, load) => {
    expect(factorAfter(1, load, 1)).toBeLessThan(1);
    expect(factorAfter(5, load, 1)).toBe(0.34);
    expect(factorAfter(100, load, 1)).toBe(0.34);
  });

  it('rises slowly once it is not, and never above all', () => {
    expect(factorAfter(4, CALM, 0.34)).toBeLessThan(0.6);
    expect(factorAfter(100, CALM, 0.34)).toBe(1);
  });

  it('stays whole while the database is slow, since the event loop then has time', () => {
    expect(factorAfter(100, { lagMs: 0, utilization: 0.05 }, 1)).toBe(1);
  });
});

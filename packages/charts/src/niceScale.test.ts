import { niceScale } from './niceScale.ts';

describe('niceScale', () => {
  it.each([
    [4400, 5000, [0, 1000, 2000, 3000, 4000, 5000]],
    [5000, 5000, [0, 1000, 2000, 3000, 4000, 5000]],
    [12_300, 12_500, [0, 2500, 5000, 7500, 10_000, 12_500]],
    [9, 10, [0, 2, 4, 6, 8, 10]],
    [0.9, 1, [0, 0.2, 0.4, 0.6000000000000001, 0.8, 1]],
    [0, 1, [0, 1]],
    [Number.NaN, 1, [0, 1]],
  ])('%p ends at %p', (highest, max, ticks) => {
    expect(niceScale(highest)).toEqual({ max, ticks });
  });

  it('always holds the highest figure, in five steps or fewer', () => {
    for (let highest = 1; highest < 200_000; highest = Math.ceil(highest * 1.07)) {
      const { max, ticks } = niceScale(highest);
      expect(max).toBeGreaterThanOrEqual(highest);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks.at(-1)).toBeCloseTo(max);
    }
  });
});

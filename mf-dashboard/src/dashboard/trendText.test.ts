import { trendText } from './trendText.ts';

describe('trendText', () => {
  it.each([
    [12, 9, 'count', '+3 vs last month'],
    [4, 4.6, 'count', '-0.6 vs last month'],
    [4, 4, 'count', 'Same as last month'],
    [98, 95, 'percent', '+3 points vs last month'],
    [94, 95, 'percent', '-1 point vs last month'],
    [440_000, 390_000, 'money', '+13% vs last month'],
    [390_000, 391_000, 'money', 'Same as last month'],
    [0, 0, 'money', 'Same as last month'],
    [5_000, 0, 'money', 'Nothing last month'],
    [5, null, 'count', 'No figure for last month'],
    [null, 95, 'percent', 'Nothing to count this month'],
    [null, null, 'percent', 'Nothing to count yet'],
  ] as const)('%p after %p (%s): %s', (value, lastMonth, kind, expected) => {
    expect(trendText({ value, lastMonth }, kind)).toBe(expected);
  });

  it.each([
    [440_000, 390_000, 'money', '+13% vs last month by this day'],
    [0, 0, 'money', 'Same as last month by this day'],
    [12, 9, 'count', '+3 vs last month by this day'],
  ] as const)('says that %p of the month so far is compared with as many days', (value, lastMonth, kind, expected) => {
    expect(trendText({ value, lastMonth }, kind, true)).toBe(expected);
  });
});

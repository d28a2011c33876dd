import type { NetworkGroup } from './countNetworks.ts';
import { judgeVisits } from './judgeVisits.ts';

/** Networks with one visit each, or as many as count for one that is known. */
const group = (networks: number, failed: boolean, isKnown = true): NetworkGroup => {
  const visits = isKnown ? 3 : 1;
  return { networks, visits, failed: failed ? visits : 0, isKnown };
};
const WORKED = { visits: 5_000, failed: 10 };
const statusOf = (groups: NetworkGroup[], before = WORKED) => judgeVisits(before)(groups).status;

describe('a release that works', () => {
  it.each([
    ['5 networks, without honest visits', [group(5, true)]],
    ['12 networks after 50 visits', [group(12, true), group(50, false, false)]],
    ['20 networks after 200 visits', [group(20, true), group(200, false, false)]],
    ['50 networks that were there before, after 200 visits', [group(50, true), group(200, false, false)]],
    ['50 networks that were there before, without honest visits', [group(50, true)]],
    [
      '50 networks, and honest visitors of whom one in a hundred fails',
      [group(50, true), group(5, true), group(500, false)],
    ],
    ['1,000 networks that nobody saw before', [group(1_000, true, false), group(20, false)]],
  ])('is not taken back by %s', (_what, groups) => {
    expect(statusOf(groups)).not.toBe('worse');
    expect(statusOf(groups, { visits: 0, failed: 0 })).not.toBe('worse');
  });
});

describe('a release that fails', () => {
  it('is taken back when more than 50 networks say so, and those that were there before agree', () => {
    expect(statusOf([group(40, true, false), group(30, true), group(100, false, false)])).toBe('worse');
  });

  it('is told of when only few say so, or none that was there before', () => {
    expect(statusOf([group(12, true)])).toBe('looks-worse');
    expect(statusOf([group(200, true, false)])).toBe('looks-worse');
    expect(statusOf([group(3, true), group(40, false)])).toBe('no-evidence');
  });

  it('stays found when 50 networks report that all is well', () => {
    const failing = [group(60, true, false), group(25, true), group(100, false, false)];
    expect(statusOf(failing)).toBe('worse');
    expect(statusOf([...failing, group(50, false)])).toBe('worse');
  });
});

import fc from 'fast-check';
import { SERVICE_GROUPS, type ServiceGroup } from '../api/shipments.ts';
import { serviceMix } from './serviceMix.ts';

const mixOf = (jobs: Partial<Record<ServiceGroup, number>>) =>
  serviceMix(new Map(Object.entries(jobs) as [ServiceGroup, number][]));

describe('serviceMix', () => {
  it('rounds so that the whole is 100', () => {
    expect(mixOf({ FTL: 1, LTL: 1, VIP: 1 })).toEqual([
      { service: 'FTL', jobs: 1, percent: 34 },
      { service: 'LTL', jobs: 1, percent: 33 },
      { service: 'VIP', jobs: 1, percent: 33 },
    ]);
    expect(mixOf({ FTL: 0 })).toEqual([]);
  });

  it('sums to 100 and never puts fewer jobs above more', () => {
    const jobs = fc.dictionary(fc.constantFrom<string>(...SERVICE_GROUPS), fc.integer({ min: 1, max: 10_000 }), {
      minKeys: 1,
    });
    fc.assert(
      fc.property(jobs, (counts) => {
        const mix = mixOf(counts);
        expect(mix.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
        const percents = mix.map(({ percent }) => percent);
        expect(percents).toEqual(percents.toSorted((a, b) => b - a));
      }),
    );
  });
});

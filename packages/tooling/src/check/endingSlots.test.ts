import type { Release } from '@saltbush/contract/release';
import { endingSlots } from './endingSlots.ts';

const owner = (until?: string) =>
  ({
    ...{ kind: 'remote', name: 'mf-dashboard', version: '1.2.0' },
    slots: {
      'dashboard.overview': { pages: ['/'], values: { late: 'number' }, atMost: 3, ...(until ? { until } : {}) },
    },
  }) as unknown as Release;
const filler = {
  ...{ kind: 'remote', name: 'mf-quote', version: '2.0.0' },
  parts: [{ slot: 'dashboard.overview' }],
} as unknown as Release;

it('tells whoever fills a slot that it ends', () => {
  expect(endingSlots(filler, [owner('2027-03-31'), { kind: 'host' } as unknown as Release])).toEqual([
    'The slot dashboard.overview ends on 2027-03-31, as mf-dashboard 1.2.0 says. After that a release without it may go live, and its part is left out.',
  ]);
  expect(endingSlots(filler, [owner()])).toEqual([]);
  expect(endingSlots(owner('2027-03-31'), [owner('2027-03-31')])).toEqual([]);
});

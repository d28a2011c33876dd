import type { Release } from '@saltbush/contract/release';
import { overdueFlags } from './overdueFlags.ts';

const flag = (until: string) => ({ type: 'boolean', default: false, description: 'A summary by week', until });
const release = {
  kind: 'remote',
  flags: { 'new-summary': flag('2026-11-26'), 'new-board': flag('2026-11-27') },
} as unknown as Release;

it('tells a team which of its flags were to be gone, once the day has passed in all of Australia', () => {
  expect(overdueFlags(release, new Date('2026-11-27T15:59:00Z'))).toEqual([
    expect.stringContaining('The flag new-summary was to go by 2026-11-26.'),
  ]);
  expect(overdueFlags(release, new Date('2026-11-28T00:00:00Z'))).toHaveLength(2);
});

it('has nothing to say of a release without flags, and of the host', () => {
  expect(overdueFlags({ kind: 'remote' } as Release, new Date())).toEqual([]);
  expect(overdueFlags({ kind: 'host' } as Release, new Date())).toEqual([]);
});

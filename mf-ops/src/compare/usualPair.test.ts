import { aLiveRelease } from '../../fixtures/aRelease.ts';
import { usualPair } from './usualPair.ts';

const STORED = ['1.6.0', '1.5.0', '1.4.0'];
const CANDIDATE = {
  version: '1.6.0',
  contentId: '0f9c2a1b77d0',
  share: 10,
  since: '2026-11-21T02:00:00.000Z',
  actor: 'sam@saltbush.example',
  reason: 'Try it',
  isWatched: true,
};

it.each([
  ['what was live before with what is live', aLiveRelease(), { from: '1.4.0', to: '1.5.0' }],
  ['what is live with its candidate', aLiveRelease({ candidate: CANDIDATE }), { from: '1.5.0', to: '1.6.0' }],
  [
    'the last good release where a rollback would be refused',
    aLiveRelease({ before: null }),
    { from: '1.4.0', to: '1.5.0' },
  ],
  [
    'what is live with the newest, where nothing was live before',
    aLiveRelease({ before: null, lastGood: null }),
    { from: '1.5.0', to: '1.6.0' },
  ],
  ['the newest two of a name that is not live', null, { from: '1.5.0', to: '1.6.0' }],
])('compares %s', (_what, live, pair) => {
  expect(usualPair(STORED, live)).toEqual(pair);
});

it('has no pair where nothing or one release is stored', () => {
  expect(usualPair([], null)).toEqual({ from: null, to: null });
  expect(usualPair(['1.5.0'], null)).toEqual({ from: null, to: '1.5.0' });
});

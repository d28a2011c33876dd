import { aLiveRelease } from '../../fixtures/aRelease.ts';
import { isFound } from './isFound.ts';

it.each(['', 'quote', 'QUOTE sam', '1.5.0', ' pallets  first '])('finds mf-quote by "%s"', (search) => {
  expect(isFound(aLiveRelease(), search)).toBe(true);
});

it('finds a release by its candidate, and by all words only', () => {
  const candidate = { version: '1.6.0', share: 5, since: '', actor: 'kim', reason: 'Half pallets', isWatched: true };
  const live = aLiveRelease({ candidate: { ...candidate, activatedAt: '2026-11-21T02:00:00.000Z' } as never });
  expect(isFound(live, '1.6.0 kim')).toBe(true);
  expect(isFound(live, '1.6.0 nobody')).toBe(false);
});

import { type StandingState, standingState } from './standingState.ts';

const TODAY = '2026-11-26';
const ACTIVE = { isPaused: false, needsTerms: false, nextDays: ['2026-12-03'], until: null };

it.each<[string, Partial<Parameters<typeof standingState>[0]>, StandingState]>([
  ['goes on', {}, 'active'],
  ['goes on until a later day', { until: '2027-06-30' }, 'active'],
  ['is paused', { isPaused: true, nextDays: [] }, 'paused'],
  ['waits for the terms', { needsTerms: true, nextDays: [] }, 'needs-terms'],
  ['is paused and waits for the terms', { isPaused: true, needsTerms: true, nextDays: [] }, 'paused'],
  ['has no day left', { until: '2026-11-27', nextDays: [] }, 'ended'],
  ['was paused beyond its last day', { isPaused: true, until: '2026-11-25', nextDays: [] }, 'ended'],
])('knows one that %s', (_what, changes, state) => {
  expect(standingState({ ...ACTIVE, ...changes }, TODAY)).toBe(state);
});

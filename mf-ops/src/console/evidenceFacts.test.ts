import { evidenceFacts } from './evidenceFacts.ts';

it('reads the details that the health watch writes', () => {
  const facts = evidenceFacts({
    version: '1.5.0',
    visits: 90,
    failed: 30,
    judged: { visits: 80, failed: 20 },
    codes: { threw: 28, unreachable: 2 },
    predecessor: { version: '1.4.0', visits: 900, failed: 1 },
    tolerated: 0.02,
    odds: 14_200,
  });
  expect(facts.map(({ term, detail }) => `${term}: ${detail}`)).toEqual([
    'Figures: 1.5.0: 30 of 90 visits failed',
    'Judged on, without doubtful networks: 20 of 80 visits failed',
    'What failed: threw 28, unreachable 2',
    'Release before: 1.4.0: 1 of 900 visits failed',
    'Failures the release before might have: up to 2% of visits',
    'Odds that it is worse: 14,200 to 1',
  ]);
});

it('names the set of a line, and not each of its members again', () => {
  const releases = [{ name: 'mf-quote', version: '1.4.0', before: '1.5.0' }];
  expect(evidenceFacts({ set: { revision: 14, releases, undoes: 12 } })).toEqual([
    { term: 'Set', detail: '14, which takes back set 12' },
  ]);
});

it('shows unknown details under their own names', () => {
  expect(evidenceFacts({ withdrawn: ['1.5.0'], byHand: true, note: null })).toEqual([
    { term: 'Taken back', detail: '1.5.0' },
    { term: 'By hand', detail: 'yes' },
  ]);
});

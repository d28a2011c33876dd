import type { ReleaseVerdict } from '@saltbush/contract/release-api';
import { healthText } from './healthText.ts';

const verdict = (change: Partial<ReleaseVerdict>): ReleaseVerdict => ({
  ...{ name: 'mf-quote', version: '1.5.0', isCandidate: false, visits: 120, failed: 8 },
  judged: { visits: 117, failed: 5 },
  before: { version: '1.4.0', visits: 900, failed: 1 },
  ...{ tolerated: 0.02, odds: 1, verdict: 'not-worse' },
  ...change,
});

it.each([
  [undefined, 'not known'],
  [verdict({ visits: 0, failed: 0, verdict: 'unvisited' }), 'no visits'],
  [verdict({ failed: 0 }), '0 of 120 failed (0%), no worse than before'],
  [verdict({}), '8 of 120 failed (6.7%), no worse than before'],
  [verdict({ failed: 60, verdict: 'worse' }), '60 of 120 failed (50%), WORSE THAN BEFORE'],
  [verdict({ failed: 60, verdict: 'looks-worse' }), '60 of 120 failed (50%), LOOKS WORSE on little evidence'],
  [verdict({ before: null }), '8 of 120 failed (6.7%), nothing before it'],
])('%j is %s', (given, text) => {
  expect(healthText(given)).toBe(text);
});

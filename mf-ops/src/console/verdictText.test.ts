import { aVerdict } from '../../fixtures/aRelease.ts';
import { verdictText } from './verdictText.ts';

it.each([
  [aVerdict({ visits: 0, verdict: 'unvisited' }), 'No visits'],
  [aVerdict({}), 'Healthy: none of 120 visits failed'],
  [aVerdict({ visits: 1 }), 'Healthy: none of 1 visit failed'],
  [aVerdict({ failed: 4 }), 'No worse than 1.4.0: 4 of 120 visits failed'],
  [aVerdict({ failed: 4, before: null }), '4 of 120 visits failed'],
  [aVerdict({ failed: 8, verdict: 'looks-worse' }), 'Looks worse than 1.4.0: 8 of 120 visits failed, 1 of 900 before'],
  [aVerdict({ failed: 80, verdict: 'worse' }), 'Worse than 1.4.0: 80 of 120 visits failed, 1 of 900 before'],
  [aVerdict({ failed: 80, verdict: 'worse', before: null }), 'Failing: 80 of 120 visits failed'],
  [aVerdict({ failed: 8, verdict: 'looks-worse', before: null }), 'Seems to fail: 8 of 120 visits failed'],
])('%j: %s', (verdict, text) => expect(verdictText(verdict)).toBe(text));

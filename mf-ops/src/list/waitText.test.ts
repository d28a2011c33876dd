import { dueText, spanText, waitText } from './waitText.ts';

const NOW = Date.parse('2026-11-21T02:00:00.000Z');

it.each([
  [-5, 'under 1 min'],
  [59_999, 'under 1 min'],
  [60_000, '1 min'],
  [3_599_999, '59 min'],
  [3_600_000, '1 h'],
  [86_399_999, '23 h'],
  [3 * 86_400_000, '3 d'],
])('%d ms are %s', (ms, text) => {
  expect(spanText(ms)).toBe(text);
});

it('says how long somebody waits, and how long there is left to answer', () => {
  expect(waitText('2026-11-20T23:00:00.000Z', NOW)).toBe('waiting 3 h');
  expect(dueText('2026-11-21T02:40:00.000Z', NOW)).toEqual({ text: 'answer in 40 min', isLate: false });
  expect(dueText('2026-11-21T00:00:00.000Z', NOW)).toEqual({ text: 'late by 2 h', isLate: true });
});

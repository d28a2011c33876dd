import { ago } from './ago.ts';
import { dayAndTime } from './dayAndTime.ts';
import { exactTime } from './exactTime.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

it.each([
  ['2026-11-21T12:00:09Z', 'just now'],
  ['2026-11-21T11:59:01Z', 'just now'],
  ['2026-11-21T11:59:00Z', '1 min ago'],
  ['2026-11-21T11:00:01Z', '59 min ago'],
  ['2026-11-21T09:30:00Z', '2 h ago'],
  ['2026-11-20T11:00:00Z', '1 day ago'],
  ['2026-11-01T12:00:00Z', '20 days ago'],
])('%s was %s', (at, expected) => {
  expect(ago(at, NOW)).toBe(expected);
});

it('gives the exact time in a zone', () => {
  expect(exactTime('2026-11-21T03:05:09.500Z', 'Australia/Sydney')).toMatch(/^21 Nov 2026, 2:05:09.PM AEDT$/);
});

it('gives a time to the minute', () => {
  expect(dayAndTime('2026-11-21T03:05:09.500Z', 'Australia/Sydney')).toMatch(/^21 Nov 2026, 2:05.PM AEDT$/);
});

import { dueSummaryDay, nextSummaryAt, summaryDay } from './summaryDay.ts';

it.each([
  ['2026-11-20T19:59:59Z', '2026-11-21', '2026-11-20', '2026-11-20T20:00:00.000Z'],
  ['2026-11-20T20:00:00Z', '2026-11-22', '2026-11-21', '2026-11-21T20:00:00.000Z'],
  // The clocks go back on the 5th of April, and forward on the 4th of October.
  ['2026-04-04T19:59:00Z', '2026-04-05', '2026-04-04', '2026-04-04T21:00:00.000Z'],
  ['2026-10-03T12:00:00Z', '2026-10-04', '2026-10-03', '2026-10-03T20:00:00.000Z'],
])('knows at %s which summary is next, which was due last, and when the next one goes', (at, next, due, moment) => {
  const now = new Date(at);
  expect([summaryDay(now), dueSummaryDay(now), nextSummaryAt(now).toISOString()]).toEqual([next, due, moment]);
});

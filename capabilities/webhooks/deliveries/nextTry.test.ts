import { DAY_MS, nextTry } from './nextTry.ts';

const QUEUED = new Date('2026-11-24T03:00:00Z');
const seconds = (attempts: number, random: number) => {
  const next = nextTry({ attempts, queuedAt: QUEUED, at: QUEUED, random });
  return next && (next.getTime() - QUEUED.getTime()) / 1_000;
};

it('waits longer each time, up to four hours', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 20].map((attempts) => seconds(attempts, 0.5));
  expect(waits).toEqual([5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400, 14_400, 14_400]);
});

it('spreads what failed together', () => {
  expect([seconds(2, 0), seconds(2, 1)]).toEqual([27, 33]);
});

it('ends after a day', () => {
  let at = QUEUED;
  let attempts = 1;
  for (; ; attempts += 1) {
    const next = nextTry({ attempts, queuedAt: QUEUED, at, random: 0.5 });
    if (next === null) break;
    at = next;
  }
  expect(attempts).toBe(13);
  expect(at.getTime() - QUEUED.getTime()).toBeGreaterThan(0.9 * DAY_MS);
});

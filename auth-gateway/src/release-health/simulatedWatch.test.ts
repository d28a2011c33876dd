import { randomNumbers } from '../../fixtures/randomNumbers.ts';
import { type Outcome, type Simulated, simulateWatch } from '../../fixtures/simulateWatch.ts';

/** `npm run bench:watch` sets more, and prints the table of decision 9. */
const RUNS = Number(process.env.WATCH_RUNS ?? 5);
const isTold = process.env.WATCH_RUNS !== undefined;

const HOUR = 3_600;
const BEFORE = { visits: 10_000, failed: 50 };
const HOSTILE = { networks: 50, isKnown: true, failed: true };

const random = randomNumbers(20_261_123);
const run = (given: Partial<Simulated>): Outcome[] =>
  Array.from({ length: RUNS }, () =>
    simulateWatch({
      ...{ visitsPerSecond: 5, failing: 0.005, before: BEFORE, knownShare: 0.3, hostile: null, seconds: HOUR, random },
      ...given,
    }),
  );

/** Seconds at which this share of the runs had ended. */
function quantile(outcomes: readonly Outcome[], of: 'toldAt' | 'takenBackAt', share: number): number {
  const times = outcomes.map((outcome) => outcome[of] ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b);
  return times[Math.ceil(times.length * share) - 1] ?? Number.POSITIVE_INFINITY;
}
const takenBack = (outcomes: readonly Outcome[]) => outcomes.filter(({ takenBackAt }) => takenBackAt !== null).length;
const print = (...cells: (string | number)[]) => {
  if (isTold) process.stdout.write(`| ${cells.join(' | ')} |\n`);
};
const seconds = (time: number) => (Number.isFinite(time) ? `${time} s` : 'not within the hour');

describe('a release as good as the one before', () => {
  it.each([1, 5, 30, 200, 1_000])(
    'is not taken back at %d visits a second, hostile networks or not',
    (visitsPerSecond) => {
      // As often as the watch tolerates at the most.
      const honest = [0.005, 0.02].map((failing) => takenBack(run({ visitsPerSecond, failing })));
      const attacks = [true, false].map((isKnown) =>
        takenBack(run({ visitsPerSecond, failing: 0.01, hostile: { ...HOSTILE, isKnown } })),
      );
      print(`${visitsPerSecond} visits/s`, ...[...honest, ...attacks].map((count) => `${count} of ${RUNS}`));
      expect([...honest, ...attacks]).toEqual([0, 0, 0, 0]);
    },
    3_600_000,
  );
});

describe('a release that fails', () => {
  it.each<[string, Partial<Simulated>, number]>([
    ['for 30 % of 5 visits a second', { failing: 0.3 }, 60],
    ['the same, 5 % of the visits known', { failing: 0.3, knownShare: 0.05 }, 70],
    [
      'the same, 300 false good visits of new networks',
      { failing: 0.3, hostile: { networks: 300, isKnown: false, failed: false } },
      63,
    ],
    [
      'the same, 300 false good visits of 100 known ones',
      { failing: 0.3, hostile: { networks: 100, isKnown: true, failed: false } },
      63,
    ],
    ['for all of 5 visits a second', { failing: 1 }, 20],
    ['for 10 % of 5 visits a second', { failing: 0.1 }, 240],
    ['for all of 1 visit a second', { failing: 1, visitsPerSecond: 1 }, 75],
    ['for 30 % of 1 visit a second', { failing: 0.3, visitsPerSecond: 1 }, 300],
    ['for 10 % of 100 visits a second', { failing: 0.1, visitsPerSecond: 100 }, 20],
    ['for 10 % of 1,000 visits a second', { failing: 0.1, visitsPerSecond: 1_000 }, 10],
  ])(
    '%s is taken back in time',
    (what, given, limit) => {
      const outcomes = run(given);
      const [told, median, slow] = [
        quantile(outcomes, 'toldAt', 0.5),
        quantile(outcomes, 'takenBackAt', 0.5),
        quantile(outcomes, 'takenBackAt', 0.95),
      ];
      print(what, ...[told, median, slow].map(seconds));
      expect(median).toBeLessThan(limit);
    },
    3_600_000,
  );
});

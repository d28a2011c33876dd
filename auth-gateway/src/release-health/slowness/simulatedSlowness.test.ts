import { randomNumbers } from '../../../fixtures/randomNumbers.ts';
import { type SimulatedSlowness, type SlownessOutcome, simulateSlowness } from '../../../fixtures/simulateSlowness.ts';

/** `npm run bench:watch` sets more, and prints the tables of decision 58. */
const RUNS = Number(process.env.WATCH_RUNS ?? 5);
const isTold = process.env.WATCH_RUNS !== undefined;
/** Of releases that are as quick, more runs are needed to see that hardly any is taken back. */
const EQUAL_RUNS = isTold ? RUNS * 10 : 2;
/** Of slower ones, few runs would leave the median to chance. */
const SLOWER_RUNS = isTold ? RUNS : RUNS * 3;

const VISITS = 200_000;
const KINDS = [
  { name: 'phone, slow network', share: 0.1, medianMs: 3_500 },
  { name: 'phone, fast network', share: 0.45, medianMs: 1_900 },
  { name: 'computer, fast network', share: 0.3, medianMs: 1_100 },
  { name: 'computer, unknown network', share: 0.15, medianMs: 1_300 },
];
/** Each kind with and without files in the cache, as shares of the visits without. */
const withCaches = (coldShare: number) =>
  KINDS.flatMap(({ name, share, medianMs }) => [
    { name: `${name}, cold`, share: share * coldShare, medianMs: medianMs * 1.5 },
    { name: `${name}, warm`, share: share * (1 - coldShare), medianMs },
  ]);
const COLD_AFTER = { kinds: withCaches(0.4), kindsAfter: withCaches(0.9) };
const HOSTILE = { hostile: { before: 50, after: 50 } };

const random = randomNumbers(20_261_127);
const runs = (count: number, given: Partial<SimulatedSlowness>): SlownessOutcome[] =>
  Array.from({ length: count }, () =>
    simulateSlowness({
      ...{ before: 30_000, visits: VISITS, sigma: 0.6, slower: 1, kinds: KINDS, knownShare: 0.3, random },
      hostile: { before: 0, after: 0 },
      ...given,
    }),
  );
const count = (outcomes: readonly SlownessOutcome[], of: keyof SlownessOutcome) =>
  outcomes.filter((outcome) => outcome[of] !== null).length;
/** Visits after which this share of the runs had ended. */
function quantile(outcomes: readonly SlownessOutcome[], of: keyof SlownessOutcome, share: number): number {
  const visits = outcomes.map((outcome) => outcome[of] ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b);
  return visits[Math.ceil(visits.length * share) - 1] ?? Number.POSITIVE_INFINITY;
}
const print = (...cells: (string | number)[]) => {
  if (isTold) process.stdout.write(`| ${cells.join(' | ')} |\n`);
};
const after = (visits: number) => (Number.isFinite(visits) ? `${visits}` : 'not');

describe('a release as quick as the one before', () => {
  it.each([500, 3_000, 10_000, 30_000])(
    'is not taken back after %d visits to the one before, hostile networks or not, nor with cold caches',
    (before) => {
      const cases = [{}, { slower: 1.02 }, COLD_AFTER, HOSTILE].map((given) => runs(EQUAL_RUNS, { before, ...given }));
      const takenBack = cases.map((outcomes) => count(outcomes, 'takenBackAfter'));
      const told = cases.slice(0, 3).map((outcomes) => count(outcomes, 'toldAfter'));
      print(before, ...takenBack.map((times, place) => `${times}${place < 3 ? `, ${told[place]} told` : ''}`));
      expect(takenBack).toEqual([0, 0, 0, 0]);
      expect(Math.max(...told)).toBeLessThanOrEqual(EQUAL_RUNS / 1_000);
    },
    3_600_000,
  );

  it('would be taken back for its cold caches, if visits were not compared with those of their kind', () => {
    const outcomes = runs(RUNS, { ...COLD_AFTER, isByKind: false });
    print('without kinds', `${count(outcomes, 'takenBackAfter')} of ${RUNS}`);
    expect(count(outcomes, 'takenBackAfter')).toBeGreaterThan(RUNS / 2);
  }, 3_600_000);
});

describe('a slower release', () => {
  it.each<[string, Partial<SimulatedSlowness>, number]>([
    ['30 % slower, spread 0.5', { slower: 1.3, sigma: 0.5 }, 500],
    ['30 % slower, spread 0.6', { slower: 1.3 }, 500],
    ['30 % slower, spread 0.7', { slower: 1.3, sigma: 0.7 }, 600],
    ['30 % slower, 10,000 visits before', { slower: 1.3, before: 10_000 }, 650],
    ['30 % slower, and colder caches', { ...COLD_AFTER, slower: 1.3 }, 700],
    ['half as slow again', { slower: 1.5 }, 320],
    ['twice as slow', { slower: 2 }, 180],
  ])(
    '%s, is taken back in time',
    (what, given, limit) => {
      const outcomes = runs(SLOWER_RUNS, { visits: 5_000, ...given });
      const [told, slowTold, median, slow] = [
        quantile(outcomes, 'toldAfter', 0.5),
        quantile(outcomes, 'toldAfter', 0.95),
        quantile(outcomes, 'takenBackAfter', 0.5),
        quantile(outcomes, 'takenBackAfter', 0.95),
      ];
      print(what, ...[told, slowTold, median, slow].map(after));
      expect(median).toBeLessThan(limit);
    },
    3_600_000,
  );

  it.each<[string, Partial<SimulatedSlowness>, number]>([
    ['30 % slower, 3,000 visits before', { slower: 1.3, before: 3_000 }, 600],
    ['30 % slower, 5 % of the visits known', { slower: 1.3, knownShare: 0.05 }, 400],
    ['30 % slower, 50 known hostile networks who say that it is quick', { slower: 1.3, quick: 50 }, 800],
    ['15 % slower', { slower: 1.15 }, 1_200],
  ])(
    '%s, is told of',
    (what, given, limit) => {
      const outcomes = runs(SLOWER_RUNS, { visits: 5_000, ...given });
      const told = quantile(outcomes, 'toldAfter', 0.5);
      const late = [quantile(outcomes, 'toldAfter', 0.95), quantile(outcomes, 'takenBackAfter', 0.5)];
      print(what, ...[told, ...late, quantile(outcomes, 'takenBackAfter', 0.95)].map(after));
      expect(told).toBeLessThan(limit);
    },
    3_600_000,
  );
});

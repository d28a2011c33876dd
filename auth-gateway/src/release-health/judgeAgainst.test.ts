import { randomNumbers } from '../../fixtures/randomNumbers.ts';
import { countNetworks } from './countNetworks.ts';
import { judgeAgainst, type VisitCounts } from './judgeAgainst.ts';
import { DOUBTED_NETWORKS, DOUBTED_WHEN_TOLD } from './judgeVisits.ts';
import { upperRate } from './upperRate.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

/** The numbers of the visits, among the first `limit`, that failed. */
function* failingVisits(rate: number, limit: number, random: () => number): Generator<number> {
  if (rate === 0) return;
  const gap = () => (rate === 1 ? 0 : Math.floor(Math.log(1 - random()) / Math.log(1 - rate)));
  for (let visit = 1 + gap(); visit <= limit; visit += 1 + gap()) yield visit;
}

function historyOf(visits: number, rate: number, random: () => number): VisitCounts {
  return { visits, failed: [...failingVisits(rate, visits, random)].length };
}

/** The number of visits until people are told, each from its own network; null when there was none. */
function visitsToAlarm(rate: number, predecessor: VisitCounts, limit: number, random: () => number): number | null {
  const judge = judgeAgainst(predecessor);
  let failed = 0;
  // A visit that worked never raises an alarm, so it is enough to look after each failed one.
  for (const visit of failingVisits(rate, limit, random)) {
    failed += 1;
    const counted = Math.max(0, failed - DOUBTED_WHEN_TOLD);
    if (judge({ visits: visit - (failed - counted), failed: counted }).status === 'worse') return visit;
  }
  return null;
}

/** Numbers of visits that the predecessor had. */
const HISTORIES = [0, 20, 300, 5_000];
const VISITS = 3_000;

describe('the upper bound of a rate', () => {
  it('lies above the observed rate, and nearer to it with more visits', () => {
    expect(upperRate({ visits: 0, failed: 0 }, 1e-4)).toBe(1);
    expect(upperRate({ visits: 3, failed: 3 }, 1e-4)).toBe(1);
    // Without failures it equals the exact bound of Clopper and Pearson.
    expect(upperRate({ visits: 1_000, failed: 0 }, 1e-4)).toBeCloseTo(1 - 1e-4 ** (1 / 1_000), 6);
    const bounds = [100, 1_000, 10_000].map((visits) => upperRate({ visits, failed: visits / 10 }, 1e-4));
    expect(bounds).toEqual(bounds.toSorted((a, b) => b - a));
    expect(bounds.at(-1)).toBeGreaterThan(0.1);
    expect(bounds.at(-1)).toBeLessThan(0.115);
  });
});

describe('counting by network', () => {
  const group = (networks: number, visits: number, failed: number) => ({
    ...{ networks, visits, failed },
    isKnown: true,
  });

  it('leaves out the failures of the networks that report the most', () => {
    expect(countNetworks([], 3)).toEqual({ visits: 0, failed: 0 });
    expect(countNetworks([group(1, 3, 3), group(1, 3, 0)], 3)).toEqual({ visits: 3, failed: 0 });
    const many = [group(2, 3, 1), group(1, 2, 2), group(1, 3, 3), group(2, 1, 1), group(5, 3, 0)];
    expect(countNetworks(many, 3)).toEqual({ visits: 22, failed: 3 });
  });

  it('lets nobody with a few networks outvote everybody else', () => {
    const random = randomNumbers(7);
    for (let round = 0; round < 200; round += 1) {
      const failing = historyOf(40, 0.1, random).failed;
      const honest = [group(failing, 2, 1), group(40 - failing, 2, 0)];
      const judge = judgeAgainst({ visits: 500, failed: 5 });
      const alone = judge({ visits: 80, failed: failing }).evidence.odds;
      const disturbed = judge(countNetworks([...honest, group(DOUBTED_NETWORKS, 3, 3)], DOUBTED_NETWORKS)).evidence
        .odds;
      expect(disturbed).toBeLessThanOrEqual(alone);
    }
  });
});

describe('the judge of releases', () => {
  it.each([0, 0.005, 0.03, 0.1, 0.2])(
    'raises no alarm between identical releases that fail in %d of the visits',
    (rate) => {
      const random = randomNumbers(Math.round(rate * 1_000) + 1);
      const runs = rate < 0.1 ? 1_500 : 250;
      let alarms = 0;
      for (const history of HISTORIES) {
        for (let run = 0; run < runs; run += 1) {
          const predecessor = historyOf(history, rate, random);
          if (visitsToAlarm(rate, predecessor, VISITS, random) !== null) alarms += 1;
        }
      }
      const all = runs * HISTORIES.length;
      print(
        `false alarms at ${rate * 100} %: ${alarms} of ${all} identical releases, looked at after each of 3,000 visits`,
      );
      expect(alarms / all).toBeLessThan(0.001);
    },
  );

  it('tolerates two failures in a hundred, and a quarter when hardly anybody visited the predecessor', () => {
    const tolerated = (visits: number, failed: number) =>
      judgeAgainst({ visits, failed })({ visits: 0, failed: 0 }).evidence.tolerated;
    expect(tolerated(100_000, 0)).toBe(0.02);
    expect(tolerated(0, 0)).toBe(0.25);
    expect(tolerated(1, 1)).toBe(0.25);
    expect(tolerated(1_000, 100)).toBeGreaterThan(0.1);
    expect(tolerated(100, 60)).toBeGreaterThan(0.6);
    expect(judgeAgainst({ visits: 50, failed: 50 })({ visits: 500, failed: 500 }).status).toBe('no-evidence');
  });

  it.each([
    [1, 10],
    [0.3, 60],
    [0.1, 260],
  ])('tells of a release that fails in %d of the visits', (rate, limit) => {
    const random = randomNumbers(99);
    const delays: number[] = [];
    for (let run = 0; run < 300; run += 1) {
      const predecessor = historyOf(2_000, 0.005, random);
      delays.push(visitsToAlarm(rate, predecessor, 5_000, random) ?? Number.POSITIVE_INFINITY);
    }
    delays.sort((a, b) => a - b);
    const [median, slow] = [delays[150] ?? 0, delays[285] ?? 0];
    print(`${rate * 100} % failing after 0.5 %: people are told after ${median} visits (median), ${slow} (95 of 100)`);
    expect(median).toBeLessThan(limit);
  });
});

import type { ReleaseHealthReport, ReleaseVerdict } from '@saltbush/contract/release-api';
import { costRows } from './costRows.ts';

const verdict = (change: Partial<ReleaseVerdict>): ReleaseVerdict => ({
  ...{ name: 'mf-quote', version: '1.5.0', isCandidate: false, visits: 120, failed: 0 },
  judged: { visits: 120, failed: 0 },
  before: { version: '1.4.0', visits: 900, failed: 1 },
  ...{ tolerated: 0.02, odds: 1, verdict: 'not-worse', slowness: [] },
  ...change,
});
const release = (version: string, lcpMs: number, inpMs: number | null) => ({
  ...{ version, visits: 9, failed: 0, fallbacks: 0, loadMs: null, points: [] },
  vitals: { lcpMs, inpMs, cls: null, ttfbMs: null },
});
const DAY: ReleaseHealthReport = {
  ...{ from: '', to: '', stepMinutes: 30 },
  remotes: [{ name: 'mf-quote', releases: [release('1.5.0', 1_900, 80), release('1.4.0', 1_400, null)] }],
};
const finding = {
  measure: 'lcpMs',
  status: 'looks-slower',
  visits: 320,
  median: 1_900,
  before: 1_400,
  odds: 2e4,
} as const;

it.each([
  [
    verdict({ pages: [{ path: '/quote', bytes: 82_100, before: 64_100 }], slowness: [finding] }),
    DAY,
    [
      ...['+18.0 kB on /quote (82.1 kB)', '1.90 s, 1.40 s before', '0.08 s'],
      'SLOWER THAN BEFORE: LCP 1.90 s for half of 320, 1.40 s before',
    ],
  ],
  [
    verdict({
      pages: [
        { path: '/a', bytes: 10, before: 10 },
        { path: '/b', bytes: 900, before: null },
      ],
    }),
    null,
    ['as before, 0.9 kB at most', '-', '-', 'no visits to compare'],
  ],
  [
    verdict({ before: null, pages: [{ path: '/quote', bytes: 82_100, before: null }] }),
    null,
    ['82.1 kB at most', '-', '-', 'nothing before it'],
  ],
  [
    verdict({
      pages: [],
      slowness: [{ ...finding, measure: 'cls', status: 'no-evidence', median: 0.1, before: 0.12 }],
    }),
    null,
    ['-', '-', '-', 'no slower: CLS 0.1 for half of 320, 0.12 before'],
  ],
])('says what a release costs beside the one before', (given, day, cells) => {
  expect(costRows([given], day)).toEqual([['mf-quote', '1.5.0', ...cells]]);
});

it('says of a gateway of before that it does not know', () => {
  const { slowness: _, ...old } = verdict({});
  expect(costRows([old], null)).toEqual([['mf-quote', '1.5.0', 'not known', '-', '-', 'not known']]);
});

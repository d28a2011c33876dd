import type { ReleaseVerdict } from '@saltbush/contract/release-api';

const VERDICTS = {
  unvisited: 'no visits',
  'not-worse': 'no worse than before',
  'looks-worse': 'LOOKS WORSE on little evidence',
  worse: 'WORSE THAN BEFORE',
} as const satisfies Record<ReleaseVerdict['verdict'], string>;

/** How a release did in the last hour: `8 of 120 failed (6.7%), WORSE THAN BEFORE`. */
export function healthText(verdict: ReleaseVerdict | undefined): string {
  if (verdict === undefined) return 'not known';
  const { visits, failed } = verdict;
  const words =
    verdict.before === null && verdict.verdict === 'not-worse' ? 'nothing before it' : VERDICTS[verdict.verdict];
  if (visits === 0) return words;
  const share = Number(((100 * failed) / visits).toPrecision(2));
  return `${failed} of ${visits} failed (${share}%), ${words}`;
}

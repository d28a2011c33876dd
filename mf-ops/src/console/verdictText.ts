import type { ReleaseVerdict } from '@saltbush/contract/release-api';
import { formatNumber } from '@saltbush/freight';

const counts = ({ failed, visits }: { failed: number; visits: number }): string =>
  `${formatNumber(failed)} of ${formatNumber(visits)}`;

/** What the health watch finds, as a sentence without its full stop: `Worse than 1.4.0: 80 of 120 visits failed, 1 of 900 before`. */
export function verdictText(given: ReleaseVerdict): string {
  const { visits, before, verdict } = given;
  const failures = `${counts(given)} ${visits === 1 ? 'visit' : 'visits'} failed`;
  const compared = before === null ? failures : `${failures}, ${counts(before)} before`;
  switch (verdict) {
    case 'unvisited':
      return 'No visits';
    case 'not-worse':
      if (given.failed === 0)
        return `Healthy: none of ${formatNumber(visits)} ${visits === 1 ? 'visit' : 'visits'} failed`;
      return before === null ? failures : `No worse than ${before.version}: ${failures}`;
    case 'looks-worse':
      return before === null ? `Seems to fail: ${compared}` : `Looks worse than ${before.version}: ${compared}`;
    case 'worse':
      return before === null ? `Failing: ${compared}` : `Worse than ${before.version}: ${compared}`;
  }
}

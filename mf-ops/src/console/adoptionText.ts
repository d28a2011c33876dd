import type { ReleaseHealthReport } from '@saltbush/contract/release-api';
import { formatNumber } from '@saltbush/freight';

/** Others are few, and their versions help nobody. */
const MOST_NAMED = 2;

/**
 * Who follows a live release, in one line without its full stop: `92% of 1,020 visits in the last hour had 1.5.0, 8%
 * 1.4.0`. Null when nobody visited. `report` is for the last hour.
 */
export function adoptionText(
  report: ReleaseHealthReport | undefined,
  { name, version }: { name: string; version: string },
): string | null {
  const releases = (report?.remotes.find((remote) => remote.name === name)?.releases ?? []).filter(
    ({ visits }) => visits > 0,
  );
  const total = releases.reduce((sum, { visits }) => sum + visits, 0);
  if (total === 0) return null;
  const own = releases.find((release) => release.version === version)?.visits ?? 0;
  const visits = total === 1 ? 'visit' : 'visits';
  if (own === total) {
    return total === 1
      ? `The one visit in the last hour had ${version}`
      : `All ${formatNumber(total)} visits in the last hour had ${version}`;
  }
  const others = releases.filter((release) => release.version !== version).sort((a, b) => b.visits - a.visits);
  const named = others.slice(0, MOST_NAMED).map((release) => `${percent(release.visits, total)} ${release.version}`);
  const rest = others.slice(MOST_NAMED).reduce((sum, release) => sum + release.visits, 0);
  return [
    `${percent(own, total)} of ${formatNumber(total)} ${visits} in the last hour had ${version}`,
    ...named,
    ...(rest > 0 ? [`${percent(rest, total)} others`] : []),
  ].join(', ');
}

/** Some are never shown as none, nor most as all. */
function percent(visits: number, total: number): string {
  const share = (visits / total) * 100;
  if (share > 0 && share < 1) return 'under 1%';
  if (share > 99 && share < 100) return 'over 99%';
  return `${Math.round(share)}%`;
}

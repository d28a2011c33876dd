import type { ReleaseHealthReport } from '@saltbush/contract/release-api';
import { formatNumber } from '@saltbush/freight';
import { adoption } from './adoption.ts';

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
  const parts = adoption(report, name);
  const total = parts.reduce((sum, { visits }) => sum + visits, 0);
  const [first] = parts;
  if (first === undefined) return null;
  if (parts.length === 1 && first.version === version) {
    return total === 1
      ? `The one visit in the last hour had ${version}`
      : `All ${formatNumber(total)} visits in the last hour had ${version}`;
  }
  const own = parts.find((part) => part.version === version)?.percent ?? 0;
  const others = parts.filter((part) => part.version !== version);
  const named = others.slice(0, MOST_NAMED).map((other) => `${percentText(other.percent)} ${other.version}`);
  const rest = others.slice(MOST_NAMED).reduce((sum, { percent }) => sum + percent, 0);
  return [
    `${percentText(own)} of ${formatNumber(total)} ${total === 1 ? 'visit' : 'visits'} in the last hour had ${version}`,
    ...named,
    ...(rest > 0 ? [`${percentText(rest)} others`] : []),
  ].join(', ');
}

/** Some are never shown as none, nor most as all. */
function percentText(percent: number): string {
  if (percent > 0 && percent < 1) return 'under 1%';
  if (percent > 99 && percent < 100) return 'over 99%';
  return `${Math.round(percent)}%`;
}

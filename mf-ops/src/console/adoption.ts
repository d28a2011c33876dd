import type { ReleaseHealthReport } from '@saltbush/contract/release-api';

interface Adoption {
  version: string;
  visits: number;
  /** Percent of visits. */
  percent: number;
}

/** The releases of a remote that somebody visited, most visited first. */
export function adoption(report: ReleaseHealthReport | undefined, name: string): Adoption[] {
  const releases = report?.remotes.find((remote) => remote.name === name)?.releases ?? [];
  const visits = releases.reduce((sum, release) => sum + release.visits, 0);
  return releases
    .filter((release) => release.visits > 0)
    .sort((a, b) => b.visits - a.visits)
    .map((release) => ({ version: release.version, visits: release.visits, percent: (release.visits / visits) * 100 }));
}

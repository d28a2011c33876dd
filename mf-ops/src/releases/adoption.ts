import type { ReleaseHealthReport } from '@saltbush/contract/release-api';

interface Adoption {
  version: string;
  /** Percent of visits. */
  percent: number;
}

/** Releases of a remote by number of visits, most visited first. */
export function adoption(report: ReleaseHealthReport | undefined, name: string): Adoption[] {
  const releases = report?.remotes.find((remote) => remote.name === name)?.releases ?? [];
  const visits = releases.reduce((sum, release) => sum + release.visits, 0);
  return releases
    .filter((release) => release.visits > 0)
    .sort((a, b) => b.visits - a.visits)
    .map((release) => ({ version: release.version, percent: (release.visits / visits) * 100 }));
}

import type { ReleaseHealthReport } from '@saltbush/contract/release-api';

/** Load time that three in four visitors of a release had, or better; null when nobody measured it. */
export function loadMsOf(report: ReleaseHealthReport | undefined, name: string, version: string): number | null {
  const remote = report?.remotes.find((one) => one.name === name);
  return remote?.releases.find((release) => release.version === version)?.loadMs?.p75 ?? null;
}

import type { Release } from '@saltbush/contract/release';
import type { ReleaseRuns } from '@saltbush/contract/release-api';

/** What a release was built for, from its manifest. */
export function runsOf(release: Release): ReleaseRuns {
  const { contract, tooling = null } = release;
  return { contract, tooling, shared: release.kind === 'host' ? release.provides : release.requires };
}

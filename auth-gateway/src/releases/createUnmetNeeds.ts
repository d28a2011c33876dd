import type { ReleaseStore } from './ReleaseStore.ts';
import type { TabRelease } from './readTabReleases.ts';
import { unmetNeeds } from './unmetNeeds.ts';

interface Dependencies {
  releases: Pick<ReleaseStore, 'liveSet'>;
  /** Asks the database. */
  readTabs: () => Promise<TabRelease[]>;
}

/**
 * What releases that visitors have need and this gateway does not offer. Never rejects: without the database, what is
 * live and what a rollback would bring back is known all the same, and open tabs are left out.
 */
export function createUnmetNeeds({ releases, readTabs }: Dependencies): () => Promise<string[]> {
  return async () => unmetNeeds(releases.liveSet(), await readTabs().catch(() => []));
}

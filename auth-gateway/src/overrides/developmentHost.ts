import { developmentVersion, HOST_NAME, type HostRelease } from '@saltbush/contract/release';
import type { Database } from '../database/openDatabase.ts';
import { storedRelease } from '../releases/findRelease.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';

/**
 * The development build of the live host, which working copies run in: only it can put the next version of a component in
 * place of one that is shown. Null where none was published.
 */
export async function developmentHost(
  { db }: Pick<Database, 'db'>,
  releases: Pick<ReleaseStore, 'liveSet'>,
): Promise<HostRelease | null> {
  const live = releases.liveSet().entries.get(HOST_NAME)?.release;
  const stored = live && (await storedRelease(db, HOST_NAME, developmentVersion(live.version)));
  return stored?.kind === 'host' ? stored : null;
}

import { staleBaseFindings } from '@saltbush/contract/gate';
import { HOST_NAME, type HostRelease, isDevelopmentHost } from '@saltbush/contract/release';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { isDevVersion } from './createDevReleases.ts';
import type { LiveSet } from './liveSet.ts';

/** Hosts that are stored are few; of more than these the oldest will hardly go live any more. */
const MOST_HOSTS = 20;

/**
 * Hosts in the store that are no older than the live one, newest first. A remote may be published for one of them, to go
 * live with it.
 */
export async function nextHosts(db: Kysely<Tables>, { entries }: LiveSet): Promise<HostRelease[]> {
  const live = entries.get(HOST_NAME)?.release;
  if (live === undefined) return [];
  const rows = await db
    .selectFrom('releases')
    .select('manifest')
    .where('name', '=', HOST_NAME)
    .orderBy('published_at', 'desc')
    .limit(MOST_HOSTS)
    .execute();
  return rows.flatMap(({ manifest }) => {
    if (manifest.kind !== 'host' || manifest.version === live.version) return [];
    if (isDevVersion(manifest.version) || isDevelopmentHost(manifest)) return [];
    return staleBaseFindings(manifest, live).length === 0 ? [manifest] : [];
  });
}

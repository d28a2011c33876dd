import { HOST_NAME, type Release } from '@saltbush/contract/release';
import type { Database } from '../database/openDatabase.ts';

/** Of older hosts hardly anybody installs anything any more. */
const MOST_HOSTS = 20;

/** Hosts that were live at some time and are stored still, the newest first. */
export async function hostsOfBefore({ db }: Pick<Database, 'db'>): Promise<Release[]> {
  const rows = await db
    .selectFrom('releases')
    .select('manifest')
    .where('name', '=', HOST_NAME)
    .where(({ exists, selectFrom, ref }) =>
      exists(
        selectFrom('release_log')
          .select('seq')
          .where('kind', '=', 'activate')
          .where('release_log.name', '=', HOST_NAME)
          .where('release_log.version', '=', ref('releases.version')),
      ),
    )
    .orderBy('published_at', 'desc')
    .limit(MOST_HOSTS)
    .execute();
  return rows.map(({ manifest }) => manifest);
}

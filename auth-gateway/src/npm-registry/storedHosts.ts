import { HOST_NAME, type Release } from '@saltbush/contract/release';
import type { Database } from '../database/openDatabase.ts';

/** Of older hosts hardly anybody installs anything any more. */
const MOST_HOSTS = 20;

/** A host whose packages can be had, and since when this site has it. */
export interface StoredHost {
  host: Release;
  publishedAt: Date;
}

/** The live host, then those that were live at some time and are stored still, the newest first. */
export async function storedHosts({ db }: Pick<Database, 'db'>, live: Release): Promise<StoredHost[]> {
  const rows = await db
    .selectFrom('releases')
    .select(['manifest', 'published_at'])
    .where('name', '=', HOST_NAME)
    .where((where) =>
      where.or([
        where('version', '=', live.version),
        where.exists(
          where
            .selectFrom('release_log')
            .select('seq')
            .where('kind', '=', 'activate')
            .where('release_log.name', '=', HOST_NAME)
            .where('release_log.version', '=', where.ref('releases.version')),
        ),
      ]),
    )
    .orderBy(({ eb }) => eb('version', '=', live.version), 'desc')
    .orderBy('published_at', 'desc')
    .limit(1 + MOST_HOSTS)
    .execute();
  return rows.map(({ manifest, published_at }) => ({ host: manifest, publishedAt: published_at }));
}

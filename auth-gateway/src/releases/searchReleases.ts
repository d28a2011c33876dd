import { containing } from '@saltbush/capability/desk';
import { searchAnswer } from '@saltbush/capability/search';
import { MOST_RESULTS, type SearchAnswer } from '@saltbush/contract/search';
import { formatDate, localTime } from '@saltbush/freight';
import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { LiveSet } from './liveSet.ts';

/** What operators find: names of remotes and of the host, then releases by version, the newest first. */
export async function searchReleases(
  { db }: Pick<Database, 'db'>,
  { entries }: Pick<LiveSet, 'entries'>,
  typed: string,
): Promise<SearchAnswer> {
  const pattern = containing(typed.trim().replace('@', ' '));
  const names = await db
    .selectFrom('releases')
    .select('name')
    .distinct()
    .where('name', 'ilike', pattern)
    .orderBy('name')
    .limit(MOST_RESULTS)
    .execute();
  const releases = await db
    .selectFrom('releases')
    .select(['name', 'version', 'published_at', 'published_by'])
    .where(sql<boolean>`name || ' ' || version ilike ${pattern}`)
    .orderBy('published_at', 'desc')
    .limit(MOST_RESULTS)
    .execute();
  const liveVersion = (name: string) => entries.get(name)?.release.version;
  return searchAnswer([
    ...names.map(({ name }) => {
      const live = liveVersion(name);
      return { title: name, facts: [live ? `${live} is live` : 'Not live'], path: `/ops/releases/${name}` };
    }),
    ...releases.map(({ name, version, published_at, published_by }) => ({
      title: `${name} ${version}`,
      facts: [
        liveVersion(name) === version ? 'Live' : '',
        `Published ${formatDate(localTime(published_at, 'Australia/Sydney').date)} by ${published_by}`,
      ],
      path: `/ops/releases/${name}#${version}`,
    })),
  ]);
}

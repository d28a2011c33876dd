import { type PageSize, pageSizes } from '@saltbush/contract/gate';
import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Tables } from '../database/tables.ts';

const RELEASES_KEPT = 200;

/** Gives what each page of a release sends over the wire. */
export type PageWeights = (name: string, version: string) => Promise<readonly PageSize[]>;

/** Reads once for each release what its pages weigh, since that never changes. The host has no pages. */
export function createPageWeights(db: Kysely<Tables>): PageWeights {
  const known = new LRUCache<string, Promise<readonly PageSize[]>>({ max: RELEASES_KEPT });

  async function read(name: string, version: string): Promise<readonly PageSize[]> {
    const row = await db
      .selectFrom('releases')
      .select('manifest')
      .where('name', '=', name)
      .where('version', '=', version)
      .executeTakeFirst();
    if (row === undefined || row.manifest.kind === 'host') return [];
    const scripts = await db
      .selectFrom('release_files')
      .innerJoin('blobs', 'blobs.integrity', 'release_files.integrity')
      .select(['path', sql<number>`octet_length(coalesce(brotli, identity))`.as('bytes')])
      .where('name', '=', name)
      .where('version', '=', version)
      .where('path', 'like', '%.js')
      .execute();
    const bytesOf = new Map(scripts.map(({ path, bytes }) => [path, bytes]));
    return pageSizes(row.manifest, (path) => bytesOf.get(path) ?? 0);
  }

  return (name, version) => {
    const key = `${name}@${version}`;
    const found = known.get(key);
    if (found) return found;
    const asked = read(name, version);
    known.set(key, asked);
    asked.catch(() => known.delete(key));
    return asked;
  };
}

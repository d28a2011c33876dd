import type { Release } from '@saltbush/contract/release';
import type { Database } from '../database/openDatabase.ts';

/** A file of a release as it is kept, before anybody has compared it with what was published. */
export interface KeptFile {
  /** Hash of the published bytes. */
  integrity: string;
  /** Null when the file is lost. */
  identity: Buffer | null;
  gzip: Buffer | null;
  brotli: Buffer | null;
  release: Pick<Release, 'serverBundle'>;
}

/** Null when there is no such release, or no such file in it. */
export type ReadKeptFile = (name: string, version: string, path: string) => Promise<KeptFile | null>;

/** Reads files of releases from the database. */
export function readStoredFile({ db }: Pick<Database, 'db'>): ReadKeptFile {
  return async (name, version, path) => {
    const row = await db
      .selectFrom('releases as release')
      .leftJoin('release_files as file', (join) =>
        join
          .onRef('file.name', '=', 'release.name')
          .onRef('file.version', '=', 'release.version')
          .on('file.path', '=', path),
      )
      .leftJoin('blobs as blob', 'blob.integrity', 'file.integrity')
      .select(['file.integrity as stored', 'blob.identity', 'blob.gzip', 'blob.brotli', 'release.manifest'])
      .where('release.name', '=', name)
      .where('release.version', '=', version)
      .executeTakeFirst();
    // The manifest decides: a file that it lists and the database lacks is damaged, not unknown.
    const integrity = row?.manifest.files.find((file) => file.path === path)?.integrity ?? row?.stored;
    if (row === undefined || integrity === undefined || integrity === null) return null;
    const { identity, gzip, brotli, manifest } = row;
    return { integrity, identity, gzip, brotli, release: manifest };
  };
}

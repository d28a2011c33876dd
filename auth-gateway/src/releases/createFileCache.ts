import { LRUCache } from 'lru-cache';
import type { Database } from '../database/openDatabase.ts';
import type { FileVariants } from './compressFile.ts';
import { isForBrowsers } from './isForBrowsers.ts';

export interface StoredFile {
  path: string;
  integrity: string;
  variants: FileVariants;
  isForBrowsers: boolean;
}

const MAX_CACHED_BYTES = 256 * 1024 * 1024;

function sizeOf({ variants: { identity, gzip, brotli } }: StoredFile): number {
  return identity.length + (gzip?.length ?? 0) + (brotli?.length ?? 0) + 200;
}

/** Files of releases, from memory once they were asked for: they never change. */
export function createFileCache({ db }: Database) {
  const cache = new LRUCache<string, StoredFile>({ maxSize: MAX_CACHED_BYTES, sizeCalculation: sizeOf });
  const loading = new Map<string, Promise<StoredFile | null>>();

  async function load(name: string, version: string, path: string): Promise<StoredFile | null> {
    const row = await db
      .selectFrom('release_files as file')
      .innerJoin('blobs as blob', 'blob.integrity', 'file.integrity')
      .innerJoin('releases as release', (join) =>
        join.onRef('release.name', '=', 'file.name').onRef('release.version', '=', 'file.version'),
      )
      .select(['file.integrity', 'blob.identity', 'blob.gzip', 'blob.brotli', 'release.manifest'])
      .where('file.name', '=', name)
      .where('file.version', '=', version)
      .where('file.path', '=', path)
      .executeTakeFirst();
    if (row === undefined) return null;
    const { integrity, identity, gzip, brotli, manifest } = row;
    return { path, integrity, variants: { identity, gzip, brotli }, isForBrowsers: isForBrowsers(path, manifest) };
  }

  return {
    /** Null when there is no such file. Many who ask at once share one query. */
    async find(name: string, version: string, path: string): Promise<StoredFile | null> {
      const key = `${name}/${version}/${path}`;
      const cached = cache.get(key);
      if (cached !== undefined) return cached;
      const started = loading.get(key) ?? load(name, version, path);
      loading.set(key, started);
      try {
        const file = await started;
        if (file !== null) cache.set(key, file);
        return file;
      } finally {
        loading.delete(key);
      }
    },
  };
}

import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { FileVariants } from './compressFile.ts';
import { damagedFile } from './damaged-file.ts';
import { hashOf } from './hashOf.ts';
import { isForBrowsers } from './isForBrowsers.ts';
import type { ReadKeptFile } from './readStoredFile.ts';

export interface StoredFile {
  path: string;
  integrity: string;
  variants: FileVariants;
  isForBrowsers: boolean;
}

export interface Damage {
  name: string;
  version: string;
  path: string;
  /** Which copy is damaged: the file itself, one of its compressed forms, or the one in memory. */
  copy: keyof FileVariants | 'memory';
}

const MAX_CACHED_BYTES = 256 * 1024 * 1024;

function sizeOf({ variants: { identity, gzip, brotli } }: StoredFile): number {
  return identity.length + (gzip?.length ?? 0) + (brotli?.length ?? 0) + 200;
}

const UNPACK = { gzip: promisify(gunzip), brotli: promisify(brotliDecompress) };

async function isPacked(kind: keyof typeof UNPACK, packed: Buffer, identity: Buffer): Promise<boolean> {
  try {
    return (await UNPACK[kind](packed, { maxOutputLength: identity.length + 1 })).equals(identity);
  } catch {
    return false;
  }
}

/**
 * Files of releases, kept in memory after their first use, since they never change. `read` says where they lie. Only files with the published bytes
 * are kept; `onDamage` hears of any other.
 */
export function createFileCache(read: ReadKeptFile, onDamage: (damage: Damage) => void) {
  const cache = new LRUCache<string, StoredFile>({ maxSize: MAX_CACHED_BYTES, sizeCalculation: sizeOf });
  const loading = new Map<string, Promise<StoredFile | null>>();

  async function load(name: string, version: string, path: string): Promise<StoredFile | null> {
    const kept = await read(name, version, path);
    if (kept === null) return null;
    const { integrity, identity, release } = kept;
    if (identity === null || (await hashOf(identity)) !== integrity) {
      onDamage({ name, version, path, copy: 'identity' });
      throw damagedFile(name, version, path);
    }
    const whole = async (kind: keyof typeof UNPACK): Promise<Buffer | null> => {
      const packed = kept[kind];
      if (packed === null || (await isPacked(kind, packed, identity))) return packed;
      // The file itself is whole, so it is sent uncompressed.
      onDamage({ name, version, path, copy: kind });
      return null;
    };
    const variants = { identity, gzip: await whole('gzip'), brotli: await whole('brotli') };
    return { path, integrity, variants, isForBrowsers: isForBrowsers(path, release) };
  }

  /**
   * Null when there is no such file. Requests at the same time share one query.
   * @throws Error `release-damaged` when the stored bytes differ from the published ones.
   */
  async function find(name: string, version: string, path: string): Promise<StoredFile | null> {
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
  }

  return {
    find,
    /** The same, without keeping it in memory. */
    readOnce: load,
    /** The same for code that is about to run: a copy that changed in memory is read again from the database. */
    async findUnchanged(name: string, version: string, path: string): Promise<StoredFile | null> {
      const file = await find(name, version, path);
      if (file === null || (await hashOf(file.variants.identity)) === file.integrity) return file;
      onDamage({ name, version, path, copy: 'memory' });
      cache.delete(`${name}/${version}/${path}`);
      return find(name, version, path);
    },
  };
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@saltbush/contract/release';
import type { ReadKeptFile } from '../readStoredFile.ts';
import { blobName, copyFolder, ENDINGS } from './live-copy-files.ts';

/** Reads files of releases from the copy of what is live, as they lie there. Null for a file that it does not hold. */
export function readCopiedFile(
  dataDir: string,
  releaseOf: (name: string, version: string) => Release | null,
): ReadKeptFile {
  const folder = copyFolder(dataDir);
  const form = (integrity: string, ending: string) =>
    readFile(join(folder, blobName(integrity) + ending)).catch(() => null);

  return async (name, version, path) => {
    const release = releaseOf(name, version);
    const integrity = release?.files.find((file) => file.path === path)?.integrity;
    if (release === null || integrity === undefined) return null;
    const identity = await form(integrity, ENDINGS.identity);
    if (identity === null) return null;
    const [gzip, brotli] = await Promise.all([form(integrity, ENDINGS.gzip), form(integrity, ENDINGS.brotli)]);
    return { integrity, identity, gzip, brotli, release };
  };
}

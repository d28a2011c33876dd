import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST_FILE } from '@saltbush/contract/gate';
import { SIGNATURE_FILE } from '@saltbush/contract/provenance';
import type { Release } from '@saltbush/contract/release';
import { ToolingError } from '../errors.ts';
import type { BuiltFile } from '../webpack/BuiltFile.ts';
import { packFiles } from './packFiles.ts';
import { readRelease } from './readRelease.ts';

export interface PackedRelease {
  release: Release;
  /** Gzip tar. */
  archive: Buffer;
}

/** Makes the content of `SIGNATURE_FILE`. */
export type SignRelease = (release: Release) => Promise<Buffer>;

/**
 * Packs a release folder for publishing: release.json first, then exactly the files and maps it lists. Equal folders always
 * give equal bytes, but for the signature, which `sign` makes.
 * @throws ToolingError `release-invalid` when a file is missing or was changed after the build.
 */
export async function packRelease(dir: string, sign?: SignRelease): Promise<PackedRelease> {
  const reading = readRelease(dir);
  if (reading.status === 'damaged') {
    throw new ToolingError(`${dir} is not whole. Run mfe build again.`, {
      code: 'release-invalid',
      details: reading.damage,
    });
  }
  const read = (path: string) => readFileSync(join(dir, path));
  const { files: listed, maps = [] } = reading.release;
  const files: BuiltFile[] = [...listed, ...maps].map(({ path }) => ({ path, content: read(path) }));
  if (sign !== undefined) files.push({ path: SIGNATURE_FILE, content: await sign(reading.release) });
  return {
    release: reading.release,
    archive: await packFiles([{ path: MANIFEST_FILE, content: read(MANIFEST_FILE) }, ...files]),
  };
}

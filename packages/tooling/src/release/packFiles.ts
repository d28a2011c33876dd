import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { MANIFEST_FILE } from '@saltbush/contract/gate';
import type { BuiltFile } from '../webpack/BuiltFile.ts';
import { tarOf } from './tarOf.ts';

/** Packs a gzip tar, manifest first. Equal files always give equal bytes. */
export async function packFiles(manifest: Buffer, files: readonly BuiltFile[], level = 9): Promise<Buffer> {
  return promisify(gzip)(await tarOf([{ path: MANIFEST_FILE, content: manifest }, ...files]), { level });
}

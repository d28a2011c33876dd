import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { BuiltFile } from '../webpack/BuiltFile.ts';
import { tarOf } from './tarOf.ts';

/** Packs a gzip tar. Equal files in the same order always give equal bytes. */
export async function packFiles(files: readonly BuiltFile[], level = 9): Promise<Buffer> {
  return promisify(gzip)(await tarOf(files), { level });
}

import { promisify } from 'node:util';
import { gzip, constants as zlib } from 'node:zlib';
import { WORTH_COMPRESSING_BYTES } from '@saltbush/contract/gate';
import { compressFile, type FileVariants } from './compressFile.ts';

/** Compresses the scripts of a working copy at a fast level: few people fetch them, but they wait for it. */
export async function compressQuickly(path: string, identity: Buffer): Promise<FileVariants> {
  if (!/\.c?js$/.test(path)) return compressFile(path, identity);
  const isWorthIt = identity.length >= WORTH_COMPRESSING_BYTES;
  const zipped = isWorthIt ? await promisify(gzip)(identity, { level: zlib.Z_BEST_SPEED }) : null;
  return { identity, gzip: zipped, brotli: null };
}

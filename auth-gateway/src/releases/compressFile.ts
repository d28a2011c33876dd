import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { brotliOptions, WORTH_COMPRESSING_BYTES } from '@saltbush/contract/gate';
import { isCompressible } from './contentType.ts';

export interface FileVariants {
  identity: Buffer;
  gzip: Buffer | null;
  brotli: Buffer | null;
}

/** Compresses as far as it goes: it happens once, at publish. */
export async function compressFile(path: string, identity: Buffer): Promise<FileVariants> {
  if (!isCompressible(path) || identity.length < WORTH_COMPRESSING_BYTES) return { identity, gzip: null, brotli: null };
  // One after the other: each takes a thread of the few there are.
  const zipped = await promisify(gzip)(identity, { level: zlib.Z_BEST_COMPRESSION });
  const brotli = await promisify(brotliCompress)(identity, brotliOptions(identity.length));
  return {
    identity,
    gzip: zipped.length < identity.length ? zipped : null,
    brotli: brotli.length < identity.length ? brotli : null,
  };
}

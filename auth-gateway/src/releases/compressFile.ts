import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { brotliOptions, fileType, WORTH_COMPRESSING_BYTES } from '@saltbush/contract/gate';

export interface FileVariants {
  identity: Buffer;
  gzip: Buffer | null;
  brotli: Buffer | null;
}

/** Compresses at the highest level, since it happens only once, when a release is published. */
export async function compressFile(path: string, identity: Buffer): Promise<FileVariants> {
  // The server bundle is never sent to browsers, so compressing it would be of no use.
  const isWorthIt = fileType(path)?.isCompressible === true && identity.length >= WORTH_COMPRESSING_BYTES;
  if (!isWorthIt) return { identity, gzip: null, brotli: null };
  // One after the other: each compression takes one of Node's few worker threads.
  const zipped = await promisify(gzip)(identity, { level: zlib.Z_BEST_COMPRESSION });
  const brotli = await promisify(brotliCompress)(identity, brotliOptions(identity.length));
  return {
    identity,
    gzip: zipped.length < identity.length ? zipped : null,
    brotli: brotli.length < identity.length ? brotli : null,
  };
}

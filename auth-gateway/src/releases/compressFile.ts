import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { brotliOptions, fileType, WORTH_COMPRESSING_BYTES } from '@saltbush/contract/gate';

export interface FileVariants {
  identity: Buffer;
  gzip: Buffer | null;
  brotli: Buffer | null;
}

/** Compresses as far as it goes: it happens once, at publish. */
export async function compressFile(path: string, identity: Buffer): Promise<FileVariants> {
  // The server bundle has a type of its own, and nobody is sent it.
  const isWorthIt = fileType(path)?.isCompressible === true && identity.length >= WORTH_COMPRESSING_BYTES;
  if (!isWorthIt) return { identity, gzip: null, brotli: null };
  // One after the other: each takes a thread of the few there are.
  const zipped = await promisify(gzip)(identity, { level: zlib.Z_BEST_COMPRESSION });
  const brotli = await promisify(brotliCompress)(identity, brotliOptions(identity.length));
  return {
    identity,
    gzip: zipped.length < identity.length ? zipped : null,
    brotli: brotli.length < identity.length ? brotli : null,
  };
}

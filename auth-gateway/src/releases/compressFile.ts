import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { isCompressible } from './contentType.ts';

export interface FileVariants {
  identity: Buffer;
  gzip: Buffer | null;
  brotli: Buffer | null;
}

/** The smallest answer a compressed form is worth keeping for. */
const WORTHWHILE_BYTES = 256;

/** Compresses as far as it goes: it happens once, at publish. */
export async function compressFile(path: string, identity: Buffer): Promise<FileVariants> {
  if (!isCompressible(path) || identity.length < WORTHWHILE_BYTES) return { identity, gzip: null, brotli: null };
  const brotliParams = {
    [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
    [zlib.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  // One after the other: each takes a thread of the few there are.
  const zipped = await promisify(gzip)(identity, { level: zlib.Z_BEST_COMPRESSION });
  const brotli = await promisify(brotliCompress)(identity, { params: brotliParams });
  return {
    identity,
    gzip: zipped.length < identity.length ? zipped : null,
    brotli: brotli.length < identity.length ? brotli : null,
  };
}

import { constants, createGzip, type Gzip } from 'node:zlib';

const CHUNK_BYTES = 1024 * 1024;

/** Gzip for a copy made while the site runs: fast rather than small. */
export function packedQuickly(): Gzip {
  return createGzip({ level: constants.Z_BEST_SPEED, chunkSize: CHUNK_BYTES });
}

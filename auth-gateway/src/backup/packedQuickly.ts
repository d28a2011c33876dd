import { compose, type Duplex } from 'node:stream';
import { constants, createGzip } from 'node:zlib';

const CHUNK_BYTES = 1024 * 1024;

/** Each piece that gzip gets costs a turn of the event loop, in which the site runs too, and a tar has thousands. */
async function* inLargePieces(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of source) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes < CHUNK_BYTES) continue;
    yield Buffer.concat(pieces);
    pieces = [];
    bytes = 0;
  }
  yield Buffer.concat(pieces);
}

/** Gzip for what is copied while the site runs: quick rather than small. */
export function packedQuickly(): Duplex {
  return compose(inLargePieces, createGzip({ level: constants.Z_BEST_SPEED, chunkSize: CHUNK_BYTES }));
}

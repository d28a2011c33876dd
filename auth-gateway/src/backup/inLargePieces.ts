const LARGE_BYTES = 1024 * 1024;

/**
 * Joins small pieces into large ones. A tar has thousands of pieces, and each piece costs gzip a turn of the event loop
 * that the site needs too.
 */
export async function* inLargePieces(source: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let bytes = 0;
  for await (const given of source) {
    const piece = given as Buffer;
    pieces.push(piece);
    bytes += piece.length;
    if (bytes < LARGE_BYTES) continue;
    yield Buffer.concat(pieces);
    pieces = [];
    bytes = 0;
  }
  yield Buffer.concat(pieces);
}

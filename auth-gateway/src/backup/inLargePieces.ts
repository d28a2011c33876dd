const LARGE_BYTES = 1024 * 1024;

/** Each piece that gzip gets costs a turn of the event loop, in which the site runs too, and a tar has thousands. */
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

import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, brotliDecompressSync, gzip, constants as zlib } from 'node:zlib';

export type PageEncoding = 'br' | 'gzip';

/** Of home, 110 kB: 20.4 kB in 1.5 ms, 18.7 kB in 1.7 ms, 16.9 kB at best, which takes more than a hundred times as long. */
export const QUALITY = { quick: 4, good: 6, best: 11 } as const;
/** A seventh larger than quick, in a third of the time. */
const BUSY_QUALITY = 1;
const GZIP_LEVEL = 3;
/** With more pages than this at once, each waits for the others: then the time counts for more than the bytes. */
const BUSY_FROM = 3;
/** Windows of 256 kB hold any page; the usual ones take megabytes of memory each. */
const WINDOW_BITS = 18;

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const zip = promisify(gzip);
let underWay = 0;

/** In one go and outside the event loop: as a stream it takes more time than everything else about a page together. */
export async function compressPage(bytes: Buffer, encoding: PageEncoding, quality: number): Promise<Buffer> {
  underWay += 1;
  try {
    if (encoding === 'gzip') return await zip(bytes, { level: GZIP_LEVEL });
    const isBusy = quality === QUALITY.quick && underWay >= BUSY_FROM;
    const params = {
      [zlib.BROTLI_PARAM_QUALITY]: isBusy ? BUSY_QUALITY : quality,
      [zlib.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    return await brotli(bytes, { params });
  } finally {
    underWay -= 1;
  }
}

/** What was compressed as `br`. */
export function unpackPage(bytes: Buffer): Promise<Buffer> {
  return unbrotli(bytes);
}

/** The same at once: 100 kB hold up the event loop for half a millisecond. */
export function unpackPageNow(bytes: Buffer): Buffer {
  return brotliDecompressSync(bytes);
}

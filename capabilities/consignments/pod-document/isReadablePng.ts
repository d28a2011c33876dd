import { promisify } from 'node:util';
import { type InputType, inflate, type ZlibOptions } from 'node:zlib';

/**
 * The writer of PDFs copies pictures, and takes see-through pixels apart, while nothing else runs: these limits keep two of
 * them under 100 ms. The desk's own signatures are small and not see-through, its photos are JPEG files.
 */
const MOST_BYTES = {
  opaque: { raw: 4_000_000, file: 2_000_000 },
  seeThrough: { raw: 1_200_000, file: 256_000 },
};
const SEE_THROUGH = [4, 6];
const MOST_SIDE = 10_000;
const HEADER_BYTES = 33;
const PALETTE = 3;
/** Channels by colour type: grey, RGB, a palette, grey with alpha, RGBA. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, [PALETTE]: 1, 4: 2, 6: 4 };
const LAST_FILTER = 4;
/** Cameras and programs write a few hundred. A file of nothing else would hold nearly half a million. */
const MOST_CHUNKS = 2_000;

/** The compressed pixels; null for too many chunks, one that ends after the file, or a palette with see-through colours. */
function pixelData(png: Buffer, colourType: number): Buffer | null {
  const parts: Buffer[] = [];
  let chunks = 0;
  for (let at = 8; at + 12 <= png.length; ) {
    chunks += 1;
    if (chunks > MOST_CHUNKS) return null;
    const length = png.readUInt32BE(at);
    const next = at + 12 + length;
    if (next > png.length) return null;
    const type = png.toString('latin1', at + 4, at + 8);
    if (type === 'tRNS' && colourType === PALETTE) return null;
    if (type === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at = next;
  }
  return Buffer.concat(parts);
}

const inflateUpTo = promisify<InputType, ZlibOptions, Buffer>(inflate);

/** Inflates exactly this many bytes; null when there are more, fewer, or none that can be read. */
async function inflated(data: Buffer, bytes: number): Promise<Buffer | null> {
  try {
    const raw = await inflateUpTo(data, { maxOutputLength: bytes });
    return raw.length === bytes ? raw : null;
  } catch {
    return null;
  }
}

/**
 * Whether a PNG can be read to its last pixel, at 8 bits a channel (or fewer of a palette) and not interlaced. The writer
 * of PDFs believes its file: what it cannot read ends the process.
 */
export async function isReadablePng(png: Buffer): Promise<boolean> {
  if (png.length < HEADER_BYTES || png.toString('latin1', 12, 16) !== 'IHDR') return false;
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const [bits = 0, colourType = -1, interlace] = [png[24], png[25], png[28]];
  const channels = CHANNELS[colourType];
  const hasBits = bits === 8 || (colourType === PALETTE && [1, 2, 4].includes(bits));
  if (!hasBits || interlace !== 0 || channels === undefined) return false;
  if (width === 0 || height === 0 || width > MOST_SIDE || height > MOST_SIDE) return false;
  const rowBytes = 1 + Math.ceil((width * channels * bits) / 8);
  const most = SEE_THROUGH.includes(colourType) ? MOST_BYTES.seeThrough : MOST_BYTES.opaque;
  if (rowBytes * height > most.raw || png.length > most.file) return false;
  const data = pixelData(png, colourType);
  const raw = data && (await inflated(data, rowBytes * height));
  if (!raw) return false;
  for (let row = 0; row < height; row += 1) if ((raw[row * rowBytes] ?? 0) > LAST_FILTER) return false;
  return true;
}

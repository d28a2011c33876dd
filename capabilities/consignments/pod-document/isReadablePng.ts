import { inflateSync } from 'node:zlib';

/** A signature has a tenth of it. What is larger would hold the event loop while it is read. */
const MOST_RAW_BYTES = 4_000_000;
const MOST_SIDE = 10_000;
const HEADER_BYTES = 33;
const PALETTE = 3;
/** Channels by colour type: grey, RGB, a palette, grey with alpha, RGBA. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, [PALETTE]: 1, 4: 2, 6: 4 };
const LAST_FILTER = 4;

/** The compressed pixels; null when a chunk ends after the file, or colours of a palette are see-through. */
function pixelData(png: Buffer, colourType: number): Buffer | null {
  const parts: Buffer[] = [];
  for (let at = 8; at + 12 <= png.length; ) {
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

/** Inflates exactly this many bytes; null when there are more, fewer, or none that can be read. */
function inflated(data: Buffer, bytes: number): Buffer | null {
  try {
    const raw = inflateSync(data, { maxOutputLength: bytes });
    return raw.length === bytes ? raw : null;
  } catch {
    return null;
  }
}

/**
 * Whether a PNG can be read to its last pixel, at 8 bits a channel (or fewer of a palette) and not interlaced. The writer
 * of PDFs believes its file: what it cannot read ends the process.
 */
export function isReadablePng(png: Buffer): boolean {
  if (png.length < HEADER_BYTES || png.toString('latin1', 12, 16) !== 'IHDR') return false;
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const [bits = 0, colourType = -1, interlace] = [png[24], png[25], png[28]];
  const channels = CHANNELS[colourType];
  const hasBits = bits === 8 || (colourType === PALETTE && [1, 2, 4].includes(bits));
  if (!hasBits || interlace !== 0 || channels === undefined) return false;
  if (width === 0 || height === 0 || width > MOST_SIDE || height > MOST_SIDE) return false;
  const rowBytes = 1 + Math.ceil((width * channels * bits) / 8);
  if (rowBytes * height > MOST_RAW_BYTES) return false;
  const data = pixelData(png, colourType);
  const raw = data && inflated(data, rowBytes * height);
  if (!raw) return false;
  for (let row = 0; row < height; row += 1) if ((raw[row * rowBytes] ?? 0) > LAST_FILTER) return false;
  return true;
}

import { inflateSync } from 'node:zlib';

/** A signature has a tenth of it. What is larger would hold the event loop while it is read. */
const MOST_RAW_BYTES = 4_000_000;
const MOST_SIDE = 10_000;
const HEADER_BYTES = 33;
/** Channels by colour type: grey, RGB, grey with alpha, RGBA. Pictures with a palette are left out. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 };
const LAST_FILTER = 4;

/** The compressed pixels; null when a chunk ends after the file. */
function pixelData(png: Buffer): Buffer | null {
  const parts: Buffer[] = [];
  for (let at = 8; at + 12 <= png.length; ) {
    const length = png.readUInt32BE(at);
    const next = at + 12 + length;
    if (next > png.length) return null;
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
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
 * Whether a PNG can be read to its last pixel, at 8 bits a channel, without a palette and not interlaced. The writer of
 * PDFs believes its file: what it cannot read ends the process.
 */
export function isReadablePng(png: Buffer): boolean {
  if (png.length < HEADER_BYTES || png.toString('latin1', 12, 16) !== 'IHDR') return false;
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const [bits, colourType, interlace] = [png[24], png[25] ?? -1, png[28]];
  const channels = CHANNELS[colourType];
  if (bits !== 8 || interlace !== 0 || channels === undefined) return false;
  if (width === 0 || height === 0 || width > MOST_SIDE || height > MOST_SIDE) return false;
  const rowBytes = 1 + width * channels;
  if (rowBytes * height > MOST_RAW_BYTES) return false;
  const data = pixelData(png);
  const raw = data && inflated(data, rowBytes * height);
  if (!raw) return false;
  for (let row = 0; row < height; row += 1) if ((raw[row * rowBytes] ?? 0) > LAST_FILTER) return false;
  return true;
}

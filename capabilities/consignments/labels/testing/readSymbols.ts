import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const PIXELS_PER_PT = 3;
const BLACK = '0 0 0';
/** Opaque black, as four bytes of a pixel read as one number. */
const BLACK_PIXEL = 0xff_00_00_00;

interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The uncompressed content of each page, in order. */
function contentsOf(pdf: Buffer): string[] {
  const contents: string[] = [];
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1)) {
    if (pdf.subarray(at - 3, at).toString() === 'end') continue;
    const end = pdf.indexOf('endstream', at);
    try {
      const text = inflateSync(pdf.subarray(at + 'stream\n'.length, end)).toString('latin1');
      if (/ cm\n/.test(text)) contents.push(text);
    } catch {
      // A stream of another kind.
    }
  }
  return contents;
}

/** What is filled in black on a page: the rectangles of its symbols, from the top left corner. */
function blackOf(content: string): Rectangle[] {
  const filled: Rectangle[] = [];
  let open: Rectangle[] = [];
  let colour = BLACK;
  for (const line of content.split('\n')) {
    const rectangle = /^([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+) re$/.exec(line);
    const [, left, top, width, height] = (rectangle ?? []).map(Number);
    if (rectangle) open.push({ left: left ?? 0, top: top ?? 0, width: width ?? 0, height: height ?? 0 });
    else if (line.endsWith(' scn')) colour = line.slice(0, -' scn'.length);
    else if (/^[fSnBb]\*?$/.test(line)) {
      if (line.startsWith('f') && colour === BLACK) filled.push(...open);
      open = [];
    }
  }
  return filled;
}

function drawn(rectangles: readonly Rectangle[], { width, height }: { width: number; height: number }) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const pixels = new Uint32Array(data.buffer);
  for (const rectangle of rectangles) {
    const [left, top] = [rectangle.left, rectangle.top].map((edge) => Math.round(edge * PIXELS_PER_PT));
    const right = Math.round((rectangle.left + rectangle.width) * PIXELS_PER_PT);
    const bottom = Math.round((rectangle.top + rectangle.height) * PIXELS_PER_PT);
    for (let y = top ?? 0; y < bottom; y += 1) pixels.fill(BLACK_PIXEL, y * width + (left ?? 0), y * width + right);
  }
  return { data, width, height, colorSpace: 'srgb' } as ImageData;
}

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });

/** The texts of the codes on each page of a PDF, as another library than the one that made them reads them. */
export async function readSymbols(pdf: Buffer): Promise<{ bars: string[]; squares: string[] }[]> {
  const [, , , widthPt = 0, heightPt = 0] = (
    /\/MediaBox \[([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1')) ?? []
  ).map(Number);
  const size = { width: Math.ceil(widthPt * PIXELS_PER_PT), height: Math.ceil(heightPt * PIXELS_PER_PT) };
  const pages: { bars: string[]; squares: string[] }[] = [];
  for (const content of contentsOf(pdf)) {
    const found = await readBarcodes(drawn(blackOf(content), size), { tryHarder: true, textMode: 'HRI' });
    const textsOf = (format: string) => found.filter((code) => code.format === format).map(({ text }) => text);
    pages.push({ bars: textsOf('Code128').sort(), squares: textsOf('QRCode') });
  }
  return pages;
}

import {
  MAX_RATE_SHEET_BYTES,
  NO_VALID_RATES,
  RATE_SHEET_FORMAT_FAULT,
  RATE_SHEET_NOT_CSV,
  RATE_SHEET_NOT_TEXT,
  RATE_SHEET_TOO_LARGE,
} from '@saltbush/business-api/rate-sheet-format';
import { readRateSheetFile } from './readRateSheetFile.ts';
import { readSheetBytes } from './readSheetBytes.ts';

const HEADER = 'Origin,Destination,Vehicle,RatePerKm';
const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readSheetBytes(bytesOf(text), { onProgress: () => {}, pausing: false });

/** A stand-in for `File`, because jsdom's has no way to read it. */
function fileOf(name: string, content: Uint8Array, size = content.length): File {
  return { name, size, arrayBuffer: async () => content.buffer } as unknown as File;
}
const choose = (file: File) => readRateSheetFile(file, { onProgress: () => {}, signal: new AbortController().signal });

describe('readSheetBytes', () => {
  it('reads what spreadsheets write: byte order mark, CRLF, quoted commas, columns beyond the four', async () => {
    const text = `\uFEFFNote,${HEADER}\r\nx,"Sydney, NSW",Melbourne,"Semi ""A""",3.1\r\n , ,,,\r\n\r\ny,Perth,Adelaide,Van,2\r\n`;
    expect(await read(text)).toEqual({
      status: 'valid',
      rowCount: 2,
      firstRows: [
        { origin: 'Sydney, NSW', destination: 'Melbourne', vehicle: 'Semi "A"', ratePerKm: 3.1 },
        { origin: 'Perth', destination: 'Adelaide', vehicle: 'Van', ratePerKm: 2 },
      ],
      skippedCount: 0,
      notes: [],
    });
  });

  it.each([
    ['an empty file', '', RATE_SHEET_FORMAT_FAULT],
    ['another header', 'From,To\nSydney,Perth', RATE_SHEET_FORMAT_FAULT],
    ['no valid row', `${HEADER}\nSydney,,Van,2\n`, NO_VALID_RATES],
    [
      'a quote that never ends',
      `${HEADER}\n"Sydney,Perth,Van,2`,
      'Failed to parse CSV: Quoted field unterminated: a quotation mark in row 2 is never closed',
    ],
  ])('refuses %s', async (_what, text, message) => {
    expect(await read(text)).toEqual({ status: 'refused', message });
  });

  it.each([true, false])('reads 100,000 rows and reports its progress (pausing: %s)', async (pausing) => {
    const rows = Array.from({ length: 100_000 }, (_row, index) => `"Place, ${index}",Melbourne,Semi,${index + 1}`);
    const shares: number[] = [];
    const bytes = bytesOf([HEADER, ...rows].join('\r\n'));
    const summary = await readSheetBytes(bytes, { onProgress: (share) => shares.push(share), pausing });
    expect(summary).toMatchObject({ status: 'valid', rowCount: 100_000, skippedCount: 0 });
    expect(shares.length).toBeGreaterThan(10);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });
});

describe('readRateSheetFile', () => {
  it('reads on the page when no worker runs', async () => {
    expect(await choose(fileOf('Rates.CSV', bytesOf(`${HEADER}\nSydney,Perth,Van,2`)))).toMatchObject({ rowCount: 1 });
  });

  it('refuses 50 MB without reading them', async () => {
    const file = { name: 'rates.csv', size: 50 * 1024 * 1024, arrayBuffer: () => Promise.reject(new Error('read')) };
    expect(await choose(file as unknown as File)).toEqual({ status: 'refused', message: RATE_SHEET_TOO_LARGE });
    expect(MAX_RATE_SHEET_BYTES).toBeLessThan(file.size);
  });

  it('refuses other types, and reports a file that is gone', async () => {
    const content = bytesOf('x');
    expect(await choose(fileOf('rates.xlsx', content))).toEqual({ status: 'refused', message: RATE_SHEET_NOT_CSV });
    const zip = new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]);
    expect(await choose(fileOf('rates.csv', zip))).toEqual({ status: 'refused', message: RATE_SHEET_NOT_TEXT });
    const gone = { name: 'rates.csv', size: 1, arrayBuffer: () => Promise.reject(new Error('gone')) };
    expect(await choose(gone as unknown as File)).toMatchObject({
      status: 'refused',
      message: expect.stringContaining('choose it again'),
    });
  });
});

import { decodeCsv } from './decodeCsv.ts';
import {
  createRateSheetReader,
  MAX_RATE_SHEET_ROWS,
  NO_VALID_RATES,
  RATE_SHEET_FORMAT_FAULT,
  type RateSheetReading,
} from './index.ts';

function readRateSheet(lines: readonly (readonly string[])[], fault: string | null): RateSheetReading {
  const reader = createRateSheetReader();
  reader.push(lines);
  return reader.finish(fault);
}

const HEADER = ['Origin', 'Destination', 'Vehicle', 'RatePerKm'];
const ROW = ['Sydney', 'Melbourne', 'Semi', '3.10'];

describe('readRateSheet', () => {
  it('reads rows, whatever the order of the columns, and ignores the rest', () => {
    const header = ['\uFEFFVehicle', ' RatePerKm ', 'Note', 'Destination', 'Origin'];
    const lines = [
      header,
      ['Semi', ' 2.999 ', 'x', 'Melbourne', ' Sydney '],
      ['Van', '1', '', 'Perth', 'Adelaide', 'beyond'],
    ];
    expect(readRateSheet(lines, null)).toEqual({
      status: 'valid',
      rows: [
        { origin: 'Sydney', destination: 'Melbourne', vehicle: 'Semi', ratePerKm: 2.999 },
        { origin: 'Adelaide', destination: 'Perth', vehicle: 'Van', ratePerKm: 1 },
      ],
      skippedCount: 0,
      notes: [],
    });
  });

  it.each([
    ['nothing', []],
    ['no header', [ROW]],
    ['another case', [HEADER.map((column) => column.toLowerCase()), ROW]],
    ['a column short', [HEADER.slice(0, 3), ROW]],
  ])('refuses a sheet with %s', (_what, lines) => {
    expect(readRateSheet(lines, null)).toEqual({ status: 'refused', message: RATE_SHEET_FORMAT_FAULT });
  });

  it('repeats the message of the parser', () => {
    expect(readRateSheet([], 'Quoted field unterminated')).toEqual({
      status: 'refused',
      message: 'Failed to parse CSV: Quoted field unterminated',
    });
  });

  it.each(['3.1', '3', '2.999', '1e0', '.5', '0', '-2', '+4'])('accepts %s as a rate', (rate) => {
    expect(readRateSheet([HEADER, ['Sydney', 'Perth', 'Semi', rate]], null)).toMatchObject({
      status: 'valid',
      rows: [{ ratePerKm: Number(rate) }],
    });
  });

  it.each(['', '2.5abc', '$1.80', '1,80', 'Infinity', 'NaN', '0x10', '1e999'])('refuses "%s" as a rate', (rate) => {
    expect(readRateSheet([HEADER, ['Sydney', 'Perth', 'Semi', rate]], null)).toEqual({
      status: 'refused',
      message: NO_VALID_RATES,
    });
  });

  it('counts what it skipped, and uses the fixed words for one row too', () => {
    expect(readRateSheet([HEADER, ROW, ['Sydney', ' ', 'Semi', '2']], null)).toMatchObject({
      skippedCount: 1,
      notes: ['1 invalid rows were skipped.'],
    });
    expect(readRateSheet([HEADER, ROW, ['Sydney']], null)).toMatchObject({ skippedCount: 1 });
  });

  it.each(['=HYPERLINK("https://evil.example")', '+1', '-2+3', '@SUM(A1)', '=1+1'])(
    'skips a row with the cell %s',
    (cell) => {
      const lines = [HEADER, ROW, [cell, 'Perth', 'Semi', '2'], ['Sydney', 'Perth', 'Semi', '=2']];
      expect(readRateSheet(lines, null)).toMatchObject({
        skippedCount: 2,
        notes: ['2 invalid rows were skipped.', '2 of them hold a formula. Save the sheet with values only.'],
      });
    },
  );

  it('warns of implausible rates', () => {
    const lines = [
      HEADER,
      ROW,
      ['Sydney', 'Perth', 'Semi', '0'],
      ['Sydney', 'Perth', 'Semi', '-1'],
      ['Sydney', 'Perth', 'Semi', '1e5'],
    ];
    expect(readRateSheet(lines, null)).toMatchObject({
      status: 'valid',
      notes: [
        '2 rows have a rate of zero or less. Check them: they price nothing.',
        '1 rows have a rate above $1000. Check them: they price nothing.',
      ],
    });
  });

  it('has a limit of rows', () => {
    const lines = [HEADER, ...Array.from({ length: MAX_RATE_SHEET_ROWS }, () => ROW)];
    expect(readRateSheet(lines, null)).toMatchObject({ status: 'valid' });
    expect(readRateSheet([...lines, ROW], null)).toMatchObject({
      status: 'refused',
      message: expect.stringContaining('200,000 rows'),
    });
  });
});

describe('a sheet read in pieces', () => {
  it('reads like one read at once, wherever it is cut', () => {
    const lines = [HEADER, ROW, ['Sydney'], ROW];
    for (let cut = 0; cut <= lines.length; cut += 1) {
      const reader = createRateSheetReader();
      expect([reader.push(lines.slice(0, cut)), reader.push(lines.slice(cut))]).toEqual([true, true]);
      expect(reader.finish(null)).toEqual(readRateSheet(lines, null));
    }
  });

  it('says at once that reading can stop', () => {
    expect(createRateSheetReader().push([ROW])).toBe(false);
    const reader = createRateSheetReader();
    reader.push([HEADER]);
    expect(reader.push(Array.from({ length: MAX_RATE_SHEET_ROWS + 1 }, () => ROW))).toBe(false);
  });
});

describe('decodeCsv', () => {
  it.each<[string, number[], string | null]>([
    ['UTF-8', [...new TextEncoder().encode('Zoë')], 'Zoë'],
    ['the old code page of Windows', [0x5a, 0x6f, 0xeb], 'Zoë'],
    ['UTF-16 with its mark', [0xff, 0xfe, 0x5a, 0, 0x6f, 0], 'Zo'],
    ['an archive', [0x50, 0x4b, 3, 4, 0, 0], null],
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0], null],
  ])('reads %s', (_what, bytes, text) => {
    expect(decodeCsv(new Uint8Array(bytes))).toBe(text);
  });
});

import * as yup from 'yup';

/** The header a rate sheet must have, among other columns and in any order. */
export const RATE_SHEET_COLUMNS = ['Origin', 'Destination', 'Vehicle', 'RatePerKm'] as const;

/** What both sides parse the text of a sheet with (papaparse): comma only, blank lines dropped. */
export const RATE_SHEET_FORMAT = { delimiter: ',', header: false, skipEmptyLines: 'greedy' } as const;

export const MAX_RATE_SHEET_BYTES = 5 * 1024 * 1024;
export const MAX_RATE_SHEET_ROWS = 20_000;
const MAX_CELL_LENGTH = 200;

export const RATE_SHEET_TOO_LARGE = 'This file is larger than 5 MB. Leave out what is not a rate, or split the sheet.';
export const RATE_SHEET_NOT_TEXT =
  'This file is not a text file. Open it in your spreadsheet, save it as CSV and choose that file.';
export const RATE_SHEET_FORMAT_FAULT =
  'Invalid format. Please include columns: Origin, Destination, Vehicle, RatePerKm';
export const NO_VALID_RATES = 'No valid rows found. Please check your data format.';

export interface RateSheetRow {
  origin: string;
  destination: string;
  vehicle: string;
  /** Dollars per kilometre, as many decimals as the sheet has. */
  ratePerKm: number;
}

export type RateSheetReading =
  | { status: 'refused'; message: string }
  /** `notes` say what was skipped and what looks odd; the rows are taken as they are. */
  | { status: 'valid'; rows: RateSheetRow[]; skippedCount: number; notes: string[] };

/** A sheet as a form carries it. */
export interface RateSheetFile {
  name: string;
  text: string;
}

export const rateSheetFileSchema = yup
  .object({
    name: yup.string().defined().max(255, 'Give the rate sheet a name of at most 255 characters'),
    text: yup
      .string()
      .defined()
      .test(
        'size',
        RATE_SHEET_TOO_LARGE,
        (text) => new TextEncoder().encode(text ?? '').length <= MAX_RATE_SHEET_BYTES,
      ),
  })
  .noUnknown();

/** A cell that a spreadsheet would run when the sheet is opened again. */
const FORMULA = /^[=+\-@\t\r]/;
const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

type Line = { status: 'row'; row: RateSheetRow } | { status: 'invalid' } | { status: 'formula' };

function readLine(cells: readonly string[], places: readonly number[]): Line {
  const [origin = '', destination = '', vehicle = '', rate = ''] = places.map((place) => (cells[place] ?? '').trim());
  const texts = [origin, destination, vehicle];
  const ratePerKm = DECIMAL.test(rate) ? Number(rate) : Number.NaN;
  if (texts.some((text) => FORMULA.test(text)) || rate.startsWith('=')) return { status: 'formula' };
  const isWhole = texts.every((text) => text !== '' && text.length <= MAX_CELL_LENGTH);
  if (!isWhole || !Number.isFinite(ratePerKm)) return { status: 'invalid' };
  return { status: 'row', row: { origin, destination, vehicle, ratePerKm } };
}

function notesOf(rows: readonly RateSheetRow[], skippedCount: number, formulaCount: number): string[] {
  const notes: string[] = [];
  if (skippedCount > 0) notes.push(`${skippedCount} invalid rows were skipped.`);
  if (formulaCount > 0) notes.push(`${formulaCount} of them hold a formula. Save the sheet with values only.`);
  const oddCount = rows.filter(({ ratePerKm }) => ratePerKm <= 0).length;
  if (oddCount > 0) notes.push(`${oddCount} rows have a rate of zero or less. Check them.`);
  return notes;
}

/**
 * Reads a sheet that was split into cells. `fault` is what the parser could not make sense of, or null. The header is
 * matched exactly but for space around it; cells beyond it are ignored.
 */
export function readRateSheet(lines: readonly (readonly string[])[], fault: string | null): RateSheetReading {
  if (fault !== null) return { status: 'refused', message: `Failed to parse CSV: ${fault}` };
  const header = (lines[0] ?? []).map((cell) => cell.replace(/^\uFEFF/, '').trim());
  const places = RATE_SHEET_COLUMNS.map((column) => header.indexOf(column));
  if (places.includes(-1)) return { status: 'refused', message: RATE_SHEET_FORMAT_FAULT };
  if (lines.length - 1 > MAX_RATE_SHEET_ROWS) {
    const limit = MAX_RATE_SHEET_ROWS.toLocaleString('en-AU');
    return {
      status: 'refused',
      message: `This sheet has more than ${limit} rows. Split it and send us the rest by mail.`,
    };
  }
  const read = lines.slice(1).map((cells) => readLine(cells, places));
  const rows = read.flatMap((line) => (line.status === 'row' ? [line.row] : []));
  if (rows.length === 0) return { status: 'refused', message: NO_VALID_RATES };
  const skippedCount = read.length - rows.length;
  const formulaCount = read.filter(({ status }) => status === 'formula').length;
  return { status: 'valid', rows, skippedCount, notes: notesOf(rows, skippedCount, formulaCount) };
}

import { isOneLine } from '../odd-characters.ts';
import {
  CSV_FAULT,
  MAX_RATE_SHEET_ROWS,
  MOST_DOLLARS_PER_KM,
  NO_VALID_RATES,
  RATE_SHEET_COLUMNS,
  RATE_SHEET_FORMAT_FAULT,
  RATE_SHEET_TOO_LONG,
  type RateSheetRow,
} from './rate-sheet-rules.ts';

export type RateSheetReading =
  | { status: 'refused'; message: string }
  /** `notes` list what was skipped and what looks odd. The rows themselves are not changed. */
  | { status: 'valid'; rows: RateSheetRow[]; skippedCount: number; notes: string[] };

export interface RateSheetReader {
  /**
   * Reads more lines, split into cells, starting with the header. Returns false once the sheet is refused; stop then.
   */
  push: (lines: readonly (readonly string[])[]) => boolean;
  /** `fault` is the parser's error, or null. */
  finish: (fault: string | null) => RateSheetReading;
}

const MAX_CELL_LENGTH = 200;
/** A cell that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

type Line = { status: 'row'; row: RateSheetRow } | { status: 'invalid' } | { status: 'formula' };

function readLine(cells: readonly string[], places: readonly number[]): Line {
  const [origin = '', destination = '', vehicle = '', rate = ''] = places.map((place) => (cells[place] ?? '').trim());
  const texts = [origin, destination, vehicle];
  const ratePerKm = DECIMAL.test(rate) ? Number(rate) : Number.NaN;
  if (texts.some((text) => FORMULA.test(text)) || rate.startsWith('=')) return { status: 'formula' };
  const isWhole = texts.every((text) => text !== '' && text.length <= MAX_CELL_LENGTH && isOneLine(text));
  if (!isWhole || !Number.isFinite(ratePerKm)) return { status: 'invalid' };
  return { status: 'row', row: { origin, destination, vehicle, ratePerKm } };
}

function notesOf(rows: readonly RateSheetRow[], skippedCount: number, formulaCount: number): string[] {
  const notes: string[] = [];
  if (skippedCount > 0) notes.push(`${skippedCount} invalid rows were skipped.`);
  if (formulaCount > 0) notes.push(`${formulaCount} of them hold a formula. Save the sheet with values only.`);
  const freeCount = rows.filter(({ ratePerKm }) => ratePerKm <= 0).length;
  if (freeCount > 0) notes.push(`${freeCount} rows have a rate of zero or less. Check them: they price nothing.`);
  const dearCount = rows.filter(({ ratePerKm }) => ratePerKm > MOST_DOLLARS_PER_KM).length;
  if (dearCount > 0) {
    notes.push(`${dearCount} rows have a rate above $${MOST_DOLLARS_PER_KM}. Check them: they price nothing.`);
  }
  return notes;
}

/**
 * Positions of the columns; null when the header lacks one. Names must match exactly, except for space around them.
 */
function placesIn(header: readonly string[]): number[] | null {
  const names = header.map((cell) => cell.replace(/^\uFEFF/, '').trim());
  const places = RATE_SHEET_COLUMNS.map((column) => names.indexOf(column));
  return places.includes(-1) ? null : places;
}

/** Reads a sheet piece by piece, by rules that page and gateway share. Cells beyond the header are ignored. */
export function createRateSheetReader(): RateSheetReader {
  const rows: RateSheetRow[] = [];
  let places: number[] | null = null;
  let refusal: string | null = RATE_SHEET_FORMAT_FAULT;
  let skippedCount = 0;
  let formulaCount = 0;

  function take(cells: readonly string[], columns: readonly number[]): void {
    const line = readLine(cells, columns);
    if (line.status === 'row') rows.push(line.row);
    else skippedCount += 1;
    if (line.status === 'formula') formulaCount += 1;
  }

  return {
    push(lines) {
      let from = 0;
      if (places === null && lines[0] !== undefined) {
        places = placesIn(lines[0]);
        if (places === null) return false;
        refusal = null;
        from = 1;
      }
      if (places === null) return true;
      for (let index = from; index < lines.length; index += 1) take(lines[index] ?? [], places);
      if (rows.length + skippedCount > MAX_RATE_SHEET_ROWS) refusal = RATE_SHEET_TOO_LONG;
      return refusal === null;
    },
    finish(fault) {
      if (fault !== null) return { status: 'refused', message: `${CSV_FAULT}${fault}` };
      if (refusal !== null) return { status: 'refused', message: refusal };
      if (rows.length === 0) return { status: 'refused', message: NO_VALID_RATES };
      return { status: 'valid', rows, skippedCount, notes: notesOf(rows, skippedCount, formulaCount) };
    },
  };
}

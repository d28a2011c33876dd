/** Columns that a rate sheet must have, in any order and among others. */
export const RATE_SHEET_COLUMNS = ['Origin', 'Destination', 'Vehicle', 'RatePerKm'] as const;

/** Options with which page and gateway parse a sheet (papaparse): commas only, blank lines dropped. */
export const RATE_SHEET_FORMAT = { delimiter: ',', newline: '\n', header: false, skipEmptyLines: 'greedy' } as const;

export const MAX_RATE_SHEET_BYTES = 20 * 1024 * 1024;
export const MAX_RATE_SHEET_ROWS = 200_000;
export const MAX_RATE_SHEET_NAME = 255;
/** A higher rate is treated as a typing error: the row is kept but prices nothing. */
export const MOST_DOLLARS_PER_KM = 1_000;
/** Number of rows in a preview. */
export const PREVIEW_ROWS = 10;

export const RATE_SHEET_TOO_LARGE = 'This file is larger than 20 MB. Leave out what is not a rate, or split the sheet.';
export const RATE_SHEET_TOO_LONG = `This sheet has more than ${MAX_RATE_SHEET_ROWS.toLocaleString('en-AU')} rows. Leave out lanes you no longer use, or split the sheet.`;
export const RATE_SHEET_NOT_CSV = 'Please choose a .csv file.';
export const RATE_SHEET_NOT_TEXT =
  'This file is not a text file. Open it in your spreadsheet, save it as CSV and choose that file.';
export const RATE_SHEET_FORMAT_FAULT =
  'Invalid format. Please include columns: Origin, Destination, Vehicle, RatePerKm';
/** Followed by the reason. */
export const CSV_FAULT = 'Failed to parse CSV: ';
export const RATE_SHEET_TOO_SLOW =
  'This sheet takes too long to read. Save it from your spreadsheet as CSV again, with the four columns only, or split it.';
export const NO_VALID_RATES = 'No valid rows found. Please check your data format.';

export interface RateSheetRow {
  origin: string;
  destination: string;
  vehicle: string;
  /** Dollars per kilometre, with as many decimals as the sheet has. */
  ratePerKm: number;
}

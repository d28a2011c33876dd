// What a rate sheet looks like, and what is said about one that does not

// Reading one
export { delimiterOf } from './delimiterOf.ts';
export { openSheet } from './openSheet.ts';
export {
  MAX_RATE_SHEET_BYTES,
  MAX_RATE_SHEET_NAME,
  MAX_RATE_SHEET_ROWS,
  MOST_DOLLARS_PER_KM,
  NO_VALID_RATES,
  PREVIEW_ROWS,
  RATE_SHEET_COLUMNS,
  RATE_SHEET_FORMAT,
  RATE_SHEET_FORMAT_FAULT,
  RATE_SHEET_NOT_CSV,
  RATE_SHEET_NOT_TEXT,
  RATE_SHEET_TOO_LARGE,
  RATE_SHEET_TOO_LONG,
  RATE_SHEET_TOO_SLOW,
  type RateSheetRow,
} from './rate-sheet-rules.ts';
export { createRateSheetReader, type RateSheetReader, type RateSheetReading } from './rateSheetReader.ts';

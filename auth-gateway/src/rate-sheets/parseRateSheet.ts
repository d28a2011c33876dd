import { RATE_SHEET_FORMAT, type RateSheetReading, readRateSheet } from '@saltbush/business-api/rate-sheets';
import Papa from 'papaparse';

/** Reads the text of a sheet by the rules the page read it with. */
export function parseRateSheet(text: string): RateSheetReading {
  const { data, errors } = Papa.parse<string[]>(text, RATE_SHEET_FORMAT);
  return readRateSheet(data, errors[0]?.message ?? null);
}

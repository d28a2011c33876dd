import {
  MAX_RATE_SHEET_BYTES,
  RATE_SHEET_NOT_TEXT,
  RATE_SHEET_TOO_LARGE,
  type RateSheetFile,
  type RateSheetReading,
  readRateSheet,
} from '@saltbush/business-api/rate-sheets';
import { decodeCsv } from './decodeCsv.ts';

export interface ReadRateSheet {
  reading: RateSheetReading;
  /** What is sent; blank text for a file that is refused. */
  file: RateSheetFile;
}

const refused = (name: string, message: string): ReadRateSheet => ({
  reading: { status: 'refused', message },
  file: { name, text: '' },
});

const UNREADABLE =
  'This file cannot be read. Check that it is still there and not open elsewhere, and choose it again.';

/** Reads a chosen file by the rules the gateway reads it with. Never rejects. */
export async function readRateSheetFile(file: File): Promise<ReadRateSheet> {
  const { name } = file;
  if (!/\.csv$/i.test(name)) return refused(name, 'Please choose a .csv file.');
  if (file.size > MAX_RATE_SHEET_BYTES) return refused(name, RATE_SHEET_TOO_LARGE);
  try {
    const text = decodeCsv(new Uint8Array(await file.arrayBuffer()));
    if (text === null) return refused(name, RATE_SHEET_NOT_TEXT);
    // Only who chooses a file needs the parser.
    const { splitCsv } = await import('./splitCsv.ts');
    const { lines, fault } = await splitCsv(text);
    return { reading: readRateSheet(lines, fault), file: { name: name.slice(-255), text } };
  } catch {
    return refused(name, UNREADABLE);
  }
}

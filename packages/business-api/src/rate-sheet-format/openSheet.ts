import { csvFault } from './csvFault.ts';
import { decodeCsv } from './decodeCsv.ts';
import { CSV_FAULT, RATE_SHEET_NOT_TEXT, RATE_SHEET_TOO_LONG } from './rate-sheet-rules.ts';

/** `text` has line feeds for line breaks, as `RATE_SHEET_FORMAT` requires. */
type OpenedSheet = { status: 'opened'; text: string } | { status: 'refused'; message: string };

/**
 * The text of a sheet, after a check that the parser can read it in linear time. `delimiterOf` says what stands between
 * its cells, for sheets that may have another than the comma.
 */
export function openSheet(bytes: Uint8Array, delimiterOf: (text: string) => string = () => ','): OpenedSheet {
  const text = decodeCsv(bytes)?.replace(/\r\n?/g, '\n');
  if (text === undefined) return { status: 'refused', message: RATE_SHEET_NOT_TEXT };
  const fault = csvFault(text, delimiterOf(text));
  if (fault === null) return { status: 'opened', text };
  return { status: 'refused', message: fault === RATE_SHEET_TOO_LONG ? fault : `${CSV_FAULT}${fault}` };
}

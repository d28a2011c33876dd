import { RATE_SHEET_COLUMNS } from '@saltbush/business-api/rate-sheet-format';
import type { Kysely } from 'kysely';
import Papa from 'papaparse';
import type { Tables } from '../tables.ts';
import { rateSheetRows } from './rate-sheet-rows.ts';

/** Without the mark, spreadsheets read the file in an old code page. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** A sheet as a CSV file, in pieces. A cell that a spreadsheet would run gets an apostrophe, which makes it text. */
export async function* rateSheetCsv(db: Kysely<Tables>, sheetId: number): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + RATE_SHEET_COLUMNS.join(',') + LINE_END;
  for await (const rows of rateSheetRows(db, sheetId)) {
    const cells = rows.map(({ origin, destination, vehicle, ratePerKm }) => [origin, destination, vehicle, ratePerKm]);
    yield Papa.unparse(cells, { escapeFormulae: true, newline: LINE_END }) + LINE_END;
  }
}

import type { RateSheetRow } from '@saltbush/business-api/rate-sheet-format';

/** What a page needs to know of a sheet, without its thousands of rows, which stay in the worker. */
export type SheetSummary =
  | { status: 'refused'; message: string }
  | { status: 'valid'; rowCount: number; firstRows: RateSheetRow[]; skippedCount: number; notes: string[] };

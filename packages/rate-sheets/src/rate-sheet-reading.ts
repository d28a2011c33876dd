import type { RateSheetRow } from '@saltbush/business-api/rate-sheet-format';

/** What a page needs to know of a sheet, without its thousands of rows, which stay in the worker. */
export type SheetSummary =
  | { status: 'refused'; message: string }
  | { status: 'valid'; rowCount: number; firstRows: RateSheetRow[]; skippedCount: number; notes: string[] };

/** Messages of the worker: progress as a share between 0 and 1, then the result. */
export type WorkerAnswer = { kind: 'progress'; share: number } | { kind: 'read'; summary: SheetSummary };

import type { RateSheetRow } from '@saltbush/business-api/rate-sheets';

/** What a page needs to know of a sheet: never its thousands of rows, which stay where they were read. */
export type SheetSummary =
  | { status: 'refused'; message: string }
  | { status: 'valid'; rowCount: number; firstRows: RateSheetRow[]; skippedCount: number; notes: string[] };

/** What the worker answers: shares of the file between 0 and 1, then what is in it. */
export type WorkerAnswer = { kind: 'progress'; share: number } | { kind: 'read'; summary: SheetSummary };

import type { FileRow } from '../rows/file-row.ts';

/** What was read of a file. `notes` say what was left out. */
export type BulkFileReading =
  | { status: 'refused'; message: string }
  | { status: 'read'; rows: FileRow[]; notes: string[] };

import { createHash } from 'node:crypto';
import { createRateSheetReader, openSheet, RATE_SHEET_FORMAT } from '@saltbush/business-api/rate-sheet-format';
import Papa, { type ParseResult, type Parser } from 'papaparse';

const CHUNK_LENGTH = 128 * 1024;
/** About 20 ms of work for the embedded database, which runs on the gateway's own thread. */
const BATCH_ROWS = 400;

export interface ReadSheet {
  status: 'valid';
  /** sha256 of the file. */
  digest: string;
  rowCount: number;
  skippedCount: number;
  /** Notes on rows that were skipped or look odd. */
  notes: string[];
  /** The rows with their line numbers from 1, as JSON that the database unpacks. Nothing else reads them. */
  batches: string[];
}

export type SheetReading = ReadSheet | { status: 'refused'; message: string };

/** Parses the bytes of a sheet by the same rules as the page. It takes seconds, so run it in a worker thread. */
export function readSheet(bytes: Uint8Array): SheetReading {
  const opened = openSheet(bytes);
  if (opened.status === 'refused') return opened;
  const reader = createRateSheetReader();
  let fault: string | null = null;
  Papa.parse<string[]>(opened.text, {
    ...RATE_SHEET_FORMAT,
    chunkSize: CHUNK_LENGTH,
    chunk: ({ data, errors }: ParseResult<string[]>, parser: Parser) => {
      fault ??= errors[0]?.message ?? null;
      if (!reader.push(data)) parser.abort();
    },
    // Called before this returns, since nothing pauses the parser.
    complete: () => {},
  });
  const reading = reader.finish(fault);
  if (reading.status === 'refused') return reading;
  const { rows, skippedCount, notes } = reading;
  const batches: string[] = [];
  for (let from = 0; from < rows.length; from += BATCH_ROWS) {
    const batch = rows.slice(from, from + BATCH_ROWS);
    batches.push(JSON.stringify(batch.map((row, index) => ({ ...row, line: from + index + 1 }))));
  }
  const digest = createHash('sha256').update(bytes).digest('hex');
  return { status: 'valid', digest, rowCount: rows.length, skippedCount, notes, batches };
}

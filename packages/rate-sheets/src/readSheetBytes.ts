import {
  createRateSheetReader,
  openSheet,
  PREVIEW_ROWS,
  RATE_SHEET_FORMAT,
  type RateSheetReader,
} from '@saltbush/business-api/rate-sheet-format';
import Papa, { type ParseResult, type Parser } from 'papaparse';
import type { SheetSummary } from './rate-sheet-reading.ts';

const CHUNK_LENGTH = 128 * 1024;

interface Reading {
  onProgress: (share: number) => void;
  /** Set on the page's own thread, so that the page can respond between two pieces. */
  pausing: boolean;
}

function summaryOf(reader: RateSheetReader, fault: string | null): SheetSummary {
  const reading = reader.finish(fault);
  if (reading.status === 'refused') return reading;
  const { rows, skippedCount, notes } = reading;
  return { status: 'valid', rowCount: rows.length, firstRows: rows.slice(0, PREVIEW_ROWS), skippedCount, notes };
}

/** Reads the bytes of a sheet piece by piece. */
export function readSheetBytes(bytes: Uint8Array, { onProgress, pausing }: Reading): Promise<SheetSummary> {
  const opened = openSheet(bytes);
  if (opened.status === 'refused') return Promise.resolve(opened);
  const { text } = opened;
  return new Promise((resolve) => {
    const reader = createRateSheetReader();
    let fault: string | null = null;
    Papa.parse<string[]>(text, {
      ...RATE_SHEET_FORMAT,
      chunkSize: CHUNK_LENGTH,
      chunk: ({ data, errors, meta }: ParseResult<string[]>, parser: Parser) => {
        fault ??= errors[0]?.message ?? null;
        if (!reader.push(data)) {
          parser.abort();
          return;
        }
        onProgress(Math.min(1, meta.cursor / text.length));
        if (!pausing) return;
        parser.pause();
        setTimeout(() => parser.resume());
      },
      complete: () => resolve(summaryOf(reader, fault)),
    });
  });
}

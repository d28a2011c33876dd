import { delimiterOf, openSheet, RATE_SHEET_TOO_LONG } from '@saltbush/business-api/rate-sheet-format';
import Papa, { type ParseResult, type Parser } from 'papaparse';
import type { BulkFileReading } from './bulk-file.ts';
import { createBulkReader, TOO_MANY_ROWS } from './createBulkReader.ts';

const CHUNK_LENGTH = 64 * 1024;

/** Reads the bytes of a file of bookings piece by piece, and stops at the first row too many. */
export function readBulkBytes(bytes: Uint8Array): Promise<BulkFileReading> {
  const opened = openSheet(bytes, delimiterOf);
  if (opened.status === 'refused') {
    // It has the words of a rate sheet, which may have many more rows.
    return Promise.resolve(
      opened.message === RATE_SHEET_TOO_LONG ? { status: 'refused', message: TOO_MANY_ROWS } : opened,
    );
  }
  const { text } = opened;
  return new Promise((resolve) => {
    const reader = createBulkReader();
    Papa.parse<string[]>(text, {
      ...{ delimiter: delimiterOf(text), newline: '\n', header: false, chunkSize: CHUNK_LENGTH },
      chunk: ({ data }: ParseResult<string[]>, parser: Parser) => {
        if (!reader.push(data)) parser.abort();
      },
      complete: () => resolve(reader.finish()),
    });
  });
}

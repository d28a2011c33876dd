import Papa, { type ParseResult, type Parser } from 'papaparse';

/** Takes a few milliseconds. */
const CHUNK_LENGTH = 128 * 1024;

export const isBlankRow = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

interface ParseOptions {
  /** Rows that are read. */
  most: number;
  /** What stands between two cells. */
  delimiter: string;
}

/**
 * The cells of a text that `openSheet` gave, row by row and blank rows too; other work runs between its pieces. It stops
 * soon after `most` rows that are not blank.
 */
export function parseCsv(text: string, { most, delimiter }: ParseOptions): Promise<string[][]> {
  return new Promise((resolve, reject) => {
    const rows: string[][] = [];
    let filled = 0;
    Papa.parse<string[]>(text, {
      ...{ delimiter, newline: '\n', header: false, chunkSize: CHUNK_LENGTH },
      chunk: ({ data }: ParseResult<string[]>, parser: Parser) => {
        for (const row of data) {
          rows.push(row);
          if (!isBlankRow(row)) filled += 1;
        }
        if (filled > most) {
          parser.abort();
          return;
        }
        parser.pause();
        setImmediate(() => parser.resume());
      },
      complete: () => resolve(rows),
      error: reject,
    });
  });
}

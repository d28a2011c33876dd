import { RATE_SHEET_FORMAT } from '@saltbush/business-api/rate-sheets';
import Papa, { type ParseResult, type Parser } from 'papaparse';

const CHUNK_LENGTH = 256 * 1024;

export interface SplitCsv {
  lines: string[][];
  /** What the parser could not make sense of. */
  fault: string | null;
}

/** Splits text into cells, a piece at a time, so that the page answers in between. */
export function splitCsv(text: string): Promise<SplitCsv> {
  return new Promise((resolve) => {
    const lines: string[][] = [];
    let fault: string | null = null;
    // A worker would be blocked: papaparse makes its own from a blob, which the site's policy forbids.
    Papa.parse<string[]>(text, {
      ...RATE_SHEET_FORMAT,
      chunkSize: CHUNK_LENGTH,
      chunk: ({ data, errors }: ParseResult<string[]>, parser: Parser) => {
        for (const line of data) lines.push(line);
        fault ??= errors[0]?.message ?? null;
        parser.pause();
        setTimeout(() => parser.resume());
      },
      complete: () => resolve({ lines, fault }),
    });
  });
}

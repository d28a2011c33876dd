import { createRateSheetReader, RATE_SHEET_FORMAT, type RateSheetReading } from '@saltbush/business-api/rate-sheets';
import Papa, { type ParseResult, type Parser } from 'papaparse';

/** Some 20 ms of work: what others asked for is answered in between. */
const CHUNK_LENGTH = 128 * 1024;

/** Reads the text of a sheet by the rules the page read it with, a piece at a time. */
export function parseRateSheet(text: string): Promise<RateSheetReading> {
  return new Promise((resolve) => {
    const reader = createRateSheetReader();
    let fault: string | null = null;
    Papa.parse<string[]>(text, {
      ...RATE_SHEET_FORMAT,
      chunkSize: CHUNK_LENGTH,
      chunk: ({ data, errors }: ParseResult<string[]>, parser: Parser) => {
        fault ??= errors[0]?.message ?? null;
        if (!reader.push(data)) {
          parser.abort();
          return;
        }
        parser.pause();
        setImmediate(() => parser.resume());
      },
      complete: () => resolve(reader.finish(fault)),
    });
  });
}

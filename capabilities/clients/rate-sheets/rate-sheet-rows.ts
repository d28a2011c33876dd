import { setImmediate as turn } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { NumberedRate } from '../api/rate-sheets.ts';
import type { Tables } from '../tables.ts';

/** About 20 ms of work for the embedded database, which runs on this thread. */
const READ_BATCH = 1_000;

/** At most `limit` rows of a sheet after a line; lines count from 1. */
export function rowsAfter(
  db: Kysely<Tables>,
  sheetId: number,
  { line, limit }: { line: number; limit: number },
): Promise<NumberedRate[]> {
  return db
    .selectFrom('rate_sheet_rows')
    .select(['line', 'origin', 'destination', 'vehicle', 'rate_per_km as ratePerKm'])
    .where('rate_sheet_id', '=', sheetId)
    .where('line', '>', line)
    .orderBy('line')
    .limit(limit)
    .execute();
}

type Cells = [line: number, origin: string, destination: string, vehicle: string, ratePerKm: number];

/**
 * All rows of a sheet, in batches that let other work run in between. A batch is read as one text: row by row, the
 * embedded database takes six times as long.
 */
export async function* rateSheetRows(db: Kysely<Tables>, sheetId: number): AsyncGenerator<NumberedRate[]> {
  for (let from = 0; ; from += READ_BATCH) {
    const { rows } = await sql<{ cells: string | null }>`
      select json_agg(json_build_array(line, origin, destination, vehicle, rate_per_km) order by line)::text as cells
      from rate_sheet_rows
      where rate_sheet_id = ${sheetId} and line > ${from} and line <= ${from + READ_BATCH}
    `.execute(db);
    const text = rows[0]?.cells ?? null;
    if (text === null) return;
    yield (JSON.parse(text) as Cells[]).map(([line, origin, destination, vehicle, ratePerKm]) => ({
      line,
      origin,
      destination,
      vehicle,
      ratePerKm,
    }));
    await turn();
  }
}

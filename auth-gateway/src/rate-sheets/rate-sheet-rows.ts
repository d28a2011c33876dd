import { setImmediate as turn } from 'node:timers/promises';
import type { NumberedRate } from '@saltbush/business-api/rate-sheets';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { BATCH_SIZE } from './batches.ts';

/** A part of a sheet in its order: at most `limit` rows after a line, which counts from 1. */
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

/** All rows of a sheet, in batches that let others in between. */
export async function* rateSheetRows(db: Kysely<Tables>, sheetId: number): AsyncGenerator<NumberedRate[]> {
  let line = 0;
  for (;;) {
    const batch = await rowsAfter(db, sheetId, { line, limit: BATCH_SIZE });
    const last = batch.at(-1);
    if (last === undefined) return;
    yield batch;
    line = last.line;
    await turn();
  }
}

import { setImmediate as turn } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { ReadSheet } from './readSheet.ts';

export interface RateSheetToStore extends Pick<ReadSheet, 'rowCount' | 'skippedCount'> {
  clientReference: string;
  fileName: string;
  /** Batches as `readSheet` made them. */
  batches: Iterable<string> | AsyncIterable<string>;
  uploadedAt: Date;
  /** E-mail of the signed-in user, or `applicant`. */
  uploadedBy: string;
  /** Null for a sheet that comes with the client's set-up. */
  submission: { id: string; contentDigest: string } | null;
}

/** Stores a sheet with its rows, in the caller's transaction. Returns its id. */
export async function storeRateSheet(transaction: Kysely<Tables>, sheet: RateSheetToStore): Promise<number> {
  const { id } = await transaction
    .insertInto('rate_sheets')
    .values({
      client_reference: sheet.clientReference,
      file_name: sheet.fileName,
      row_count: sheet.rowCount,
      skipped_count: sheet.skippedCount,
      uploaded_at: sheet.uploadedAt,
      uploaded_by: sheet.uploadedBy,
      submission_id: sheet.submission?.id ?? null,
      content_digest: sheet.submission?.contentDigest ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for await (const rows of sheet.batches) {
    // All rows in one parameter, since hundreds of rows have more values than a statement may have parameters.
    await sql`
      insert into rate_sheet_rows (rate_sheet_id, line, origin, destination, vehicle, rate_per_km)
      select ${id}, line, origin, destination, vehicle, "ratePerKm"
      from jsonb_to_recordset(${rows}::jsonb)
        as sheet (line integer, origin text, destination text, vehicle text, "ratePerKm" double precision)
    `.execute(transaction);
    // The embedded database works on this thread, so let other work run after each batch.
    await turn();
  }
  return id;
}

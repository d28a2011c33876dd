import { setImmediate as turn } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { ReadSheet } from './readSheet.ts';

export interface RateSheetToStore extends Pick<ReadSheet, 'rowCount' | 'skippedCount'> {
  clientReference: string;
  fileName: string;
  /** As `readSheet` made them. */
  batches: Iterable<string> | AsyncIterable<string>;
  uploadedAt: Date;
  /** E-mail of whoever is signed in, or `applicant`. */
  uploadedBy: string;
  /** Null for a sheet that comes with the set-up of its client. */
  submission: { id: string; contentDigest: string } | null;
}

/** Stores a sheet with its rows, in the transaction of whatever brings it. Answers its id. */
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
    // One parameter, since hundreds of rows have more values than a statement may have parameters.
    await sql`
      insert into rate_sheet_rows (rate_sheet_id, line, origin, destination, vehicle, rate_per_km)
      select ${id}, line, origin, destination, vehicle, "ratePerKm"
      from jsonb_to_recordset(${rows}::jsonb)
        as sheet (line integer, origin text, destination text, vehicle text, "ratePerKm" double precision)
    `.execute(transaction);
    // The embedded database works on this thread and would not let go of it by itself.
    await turn();
  }
  return id;
}

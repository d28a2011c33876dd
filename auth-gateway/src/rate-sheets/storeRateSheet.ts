import type { RateSheetRow } from '@saltbush/business-api/rate-sheets';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

export interface RateSheetToStore {
  clientReference: string;
  fileName: string;
  rows: readonly RateSheetRow[];
  skippedCount: number;
  uploadedAt: Date;
  /** E-mail of whoever is signed in, or `applicant`. */
  uploadedBy: string;
}

/** Stores a sheet with its rows, in the transaction of whatever brings it. The newest sheet of a client counts. */
export async function storeRateSheet(transaction: Kysely<Tables>, sheet: RateSheetToStore): Promise<void> {
  const { id } = await transaction
    .insertInto('rate_sheets')
    .values({
      client_reference: sheet.clientReference,
      file_name: sheet.fileName,
      row_count: sheet.rows.length,
      skipped_count: sheet.skippedCount,
      uploaded_at: sheet.uploadedAt,
      uploaded_by: sheet.uploadedBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = JSON.stringify(sheet.rows.map((row, index) => ({ ...row, line: index + 1 })));
  // One parameter, since thousands of rows have more values than a statement may have parameters.
  await sql`
    insert into rate_sheet_rows (rate_sheet_id, line, origin, destination, vehicle, rate_per_km)
    select ${id}, line, origin, destination, vehicle, "ratePerKm"
    from jsonb_to_recordset(${rows}::jsonb)
      as sheet (line integer, origin text, destination text, vehicle text, "ratePerKm" double precision)
  `.execute(transaction);
}

import type { Kysely } from 'kysely';
import type { DeskClientDetail } from '../api/clients.ts';
import type { Tables } from '../tables.ts';

const FIRST_ROWS = 10;

/** The newest sheet of a client with its first rows; null without one. */
export async function newestRateSheet(db: Kysely<Tables>, reference: string): Promise<DeskClientDetail['rateSheet']> {
  const sheet = await db
    .selectFrom('rate_sheets')
    .select(['id', 'file_name', 'row_count', 'skipped_count'])
    .where('client_reference', '=', reference)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!sheet) return null;
  const firstRows = await db
    .selectFrom('rate_sheet_rows')
    .select(['origin', 'destination', 'vehicle', 'rate_per_km as ratePerKm'])
    .where('rate_sheet_id', '=', sheet.id)
    .orderBy('line')
    .limit(FIRST_ROWS)
    .execute();
  return { name: sheet.file_name, rowCount: sheet.row_count, skippedCount: sheet.skipped_count, firstRows };
}

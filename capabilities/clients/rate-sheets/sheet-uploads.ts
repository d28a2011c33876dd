import { createHash, randomBytes } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { Clock } from '@saltbush/capability';
import { Refusal } from '@saltbush/capability/refusal';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { ReadSheet } from './readSheet.ts';

const HOUR_MS = 3_600_000;
const TOKEN_BYTES = 24;
/** Most uploads held for one network at a time. A whole office may share one. */
const MOST_OF_ONE_NETWORK = 10;
/** Most uploads held in all: four gigabytes of the largest sheets. */
const MOST_HELD = 200;

export interface SheetUpload {
  tokenHash: string;
  /** sha256 of the file. */
  contentDigest: string;
  rowCount: number;
  skippedCount: number;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Removes uploads whose form did not come within the hour, and the rest of those that were used. */
export async function dropOldSheetUploads(db: Kysely<Tables>, now: Date, most: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('rate_sheet_uploads')
    .where('token_hash', 'in', (uploads) =>
      uploads
        .selectFrom('rate_sheet_uploads')
        .select('token_hash')
        .where('uploaded_at', '<', new Date(now.getTime() - HOUR_MS))
        .orderBy('uploaded_at')
        .limit(most),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** How many uploads are held for a network, and for all. A used upload has no rows any more. */
async function heldBy(db: Kysely<Tables>, network: string): Promise<{ own: number; all: number }> {
  const { rows } = await sql<{ own: number; all: number }>`
    select count(*) filter (where network = ${network})::int as own, count(*)::int as "all"
    from rate_sheet_uploads upload
    where exists (select from rate_sheet_upload_batches batch where batch.token_hash = upload.token_hash)
  `.execute(db);
  return rows[0] ?? { own: 0, all: 0 };
}

/**
 * Holds a sheet for an hour, for the form that will name it. Returns the token for that form; only its hash is stored.
 * @throws Refusal `too-many-requests` when the network holds ten already, `unavailable` when very many are held in all.
 */
export async function holdSheet(
  db: Kysely<Tables>,
  { digest, rowCount, skippedCount, batches }: ReadSheet,
  { network, now }: { network: string; now: Clock },
): Promise<string> {
  await dropOldSheetUploads(db, now(), MOST_HELD);
  const { own, all } = await heldBy(db, network);
  if (own >= MOST_OF_ONE_NETWORK) {
    const message =
      'Too many rate sheets wait for a form from your network. Send one of the forms, or try again in an hour.';
    throw new Refusal(message, { status: 429, code: 'too-many-requests' });
  }
  if (all >= MOST_HELD) {
    const message =
      'We can take no more rate sheets just now. Send the form without it and the sheet later, or try again.';
    throw new Refusal(message, { status: 503, code: 'unavailable' });
  }
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const tokenHash = hashOf(token);
  const facts = { token_hash: tokenHash, network, content_digest: digest, row_count: rowCount };
  await db
    .insertInto('rate_sheet_uploads')
    .values({ ...facts, skipped_count: skippedCount, uploaded_at: now() })
    .execute();
  // No transaction, since that would hold up others. Nobody knows the token before the last row is stored.
  for (const [position, rows] of batches.entries()) {
    await db.insertInto('rate_sheet_upload_batches').values({ token_hash: tokenHash, position, rows }).execute();
    await turn();
  }
  return token;
}

/** The upload that a token names; null once the hour is over. */
export async function findSheetUpload(db: Kysely<Tables>, token: string, now: Date): Promise<SheetUpload | null> {
  const row = await db
    .selectFrom('rate_sheet_uploads')
    .select([
      'token_hash as tokenHash',
      'content_digest as contentDigest',
      'row_count as rowCount',
      'skipped_count as skippedCount',
    ])
    .where('token_hash', '=', hashOf(token))
    .where('uploaded_at', '>=', new Date(now.getTime() - HOUR_MS))
    .executeTakeFirst();
  return row ?? null;
}

/** Takes the rows of an upload: they are deleted in the same transaction. */
export async function* takeBatches(transaction: Kysely<Tables>, { tokenHash }: SheetUpload): AsyncGenerator<string> {
  for (let position = 0; ; position += 1) {
    const batch = await transaction
      .deleteFrom('rate_sheet_upload_batches')
      .where('token_hash', '=', tokenHash)
      .where('position', '=', position)
      .returning('rows')
      .executeTakeFirst();
    if (!batch) return;
    yield batch.rows;
  }
}

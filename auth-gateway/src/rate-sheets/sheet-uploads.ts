import { createHash, randomBytes } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../createClock.ts';
import type { Tables } from '../database/tables.ts';
import { Refusal } from '../errors.ts';
import type { ReadSheet } from './readSheet.ts';

const HOUR_MS = 3_600_000;
const TOKEN_BYTES = 24;
/** Held for one network at once, which a whole office may share. */
const MOST_OF_ONE_NETWORK = 10;
/** Held in all: four gigabytes of the largest sheets. */
const MOST_HELD = 200;

export interface SheetUpload {
  tokenHash: string;
  /** sha256 of the file. */
  contentDigest: string;
  rowCount: number;
  skippedCount: number;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Removes uploads that nobody sent a form for within the hour, and what is left of those that were used. */
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

/** How many sheets a network has waiting, and how many all have. One that was used has no rows any more. */
async function heldBy(db: Kysely<Tables>, network: string): Promise<{ own: number; all: number }> {
  const { rows } = await sql<{ own: number; all: number }>`
    select count(*) filter (where network = ${network})::int as own, count(*)::int as "all"
    from rate_sheet_uploads upload
    where exists (select from rate_sheet_upload_batches batch where batch.token_hash = upload.token_hash)
  `.execute(db);
  return rows[0] ?? { own: 0, all: 0 };
}

/**
 * Holds a sheet for the form that will name it, for an hour. Answers the token to name it by, of which a hash is kept.
 * @throws Refusal `too-many-requests` for a network that holds ten already, `unavailable` while very many are held.
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
  // No transaction, which would keep others waiting: the token is known to nobody before the last row is held.
  for (const [position, rows] of batches.entries()) {
    await db.insertInto('rate_sheet_upload_batches').values({ token_hash: tokenHash, position, rows }).execute();
    await turn();
  }
  return token;
}

/** What a token names; null once the hour is over. */
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

/** The rows of an upload, which are gone with the transaction that takes them. */
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

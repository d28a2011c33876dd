import type { Queries } from '@saltbush/capability/database';
import { Refusal } from '@saltbush/capability/refusal';
import { sql } from 'kysely';
import { MOST_CLAIM_PICTURES } from '../api/claim-limits.data.ts';
import { lockClaim, requireOpen } from '../changeClaim.ts';
import type { ClaimParts } from '../claim-parts.ts';
import type { ClaimRecordRow, Tables } from '../tables.ts';
import { pictureType } from './pictureType.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** The id of a picture in an address, as the database has it; null for any other text. */
export const pictureId = (text: string): string | null => (UUID.test(text) ? text.toLowerCase() : null);

async function isKept(db: Queries<Tables>, reference: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('claim_pictures')
    .select('picture_id')
    .where('claim_reference', '=', reference)
    .where('picture_id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whether there is room for one more picture, asked before any of it is read. A picture that is kept already takes no room.
 * @throws Refusal `claim-closed`, `too-many-pictures`.
 */
export async function requirePictureRoom(db: Queries<Tables>, row: ClaimRecordRow, id: string): Promise<void> {
  if (await isKept(db, row.reference, id)) return;
  requireOpen(row);
  const { count } = await db
    .selectFrom('claim_pictures')
    .select(sql<number>`count(*)`.as('count'))
    .where('claim_reference', '=', row.reference)
    .executeTakeFirstOrThrow();
  if (Number(count) < MOST_CLAIM_PICTURES) return;
  const message = `A claim has room for ${MOST_CLAIM_PICTURES} pictures. Write to us if you have more to show.`;
  throw new Refusal(message, { status: 409, code: 'too-many-pictures' });
}

interface Picture {
  id: string;
  content: Buffer;
  /** E-mail of who sent it. */
  sender: string;
}

/**
 * Keeps a picture with a claim, once for each id. The desk sees it with the claim; that more was sent counts as a change,
 * so that nobody decides without having seen it.
 * @throws Refusal `wrong-media-type`, and those of `requirePictureRoom`.
 */
export async function storePicture(
  reference: string,
  { id, content, sender }: Picture,
  { database: { db }, now }: ClaimParts,
): Promise<void> {
  const mediaType = await pictureType(content);
  await db.transaction().execute(async (transaction) => {
    const row = await lockClaim(transaction, reference);
    if (row === null || (await isKept(transaction, reference, id))) return;
    await requirePictureRoom(transaction, row, id);
    const at = now();
    await transaction
      .insertInto('claim_pictures')
      .values({
        ...{ claim_reference: reference, picture_id: id, media_type: mediaType, size_bytes: content.length, content },
        ...{ stored_at: at, stored_by: sender },
      })
      .execute();
    await transaction
      .updateTable('claims')
      .set({ version: row.version + 1, waits_since: row.waits_since ?? at })
      .where('reference', '=', reference)
      .execute();
  });
}

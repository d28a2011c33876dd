import type { Queries } from '@saltbush/capability/database';
import { orNotFound } from '@saltbush/capability/desk';
import type { Response } from 'express';
import type { Tables } from '../tables.ts';
import type { PictureType } from './pictureType.ts';
import { pictureId } from './storePicture.ts';

const NO_PICTURE = 'There is no such picture. Open the claim to see which there are.';

const ENDINGS: Record<PictureType, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/**
 * Sends a picture of a claim for display, under a name for saving it. Its type is what its bytes are.
 * @throws Refusal `not-found`.
 */
export async function sendPicture(
  response: Response,
  { reference, picture }: { reference: string; picture: string },
  db: Queries<Tables>,
): Promise<void> {
  const id = orNotFound(pictureId(picture), NO_PICTURE);
  const row = await db
    .selectFrom('claim_pictures')
    .select(['media_type', 'content'])
    .where('claim_reference', '=', reference)
    .where('picture_id', '=', id)
    .executeTakeFirst();
  const { media_type: mediaType, content } = orNotFound(row ?? null, NO_PICTURE);
  const name = `${reference}-${id.slice(0, 8)}.${ENDINGS[mediaType]}`;
  response.set({ 'content-type': mediaType, 'content-disposition': `inline; filename="${name}"` }).send(content);
}

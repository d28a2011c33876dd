import { orNotFound } from '@saltbush/capability/desk';
import { rowId } from '@saltbush/capability/http';
import type { PositionParts } from '../position-parts.ts';

const NO_LINK = 'There is no such link. Load the page again to see which there are.';

/** Takes a link back: from then on it opens nothing. Answers whose booking's it was. @throws Refusal `not-found`. */
export async function revokeLink(
  id: string,
  actor: string,
  { database: { db }, now }: Pick<PositionParts, 'database' | 'now'>,
): Promise<string> {
  const number = orNotFound(rowId(id), NO_LINK);
  const link = await db
    .selectFrom('driver_links')
    .select('booking_reference')
    .where('id', '=', number)
    .executeTakeFirst();
  await db
    .updateTable('driver_links')
    .set({ revoked_at: now(), revoked_by: actor })
    .where('id', '=', number)
    .where('revoked_at', 'is', null)
    .execute();
  return orNotFound(link ?? null, NO_LINK).booking_reference;
}

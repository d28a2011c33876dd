import type { Queries } from '@saltbush/capability/database';
import { Refusal } from '@saltbush/capability/refusal';
import { formatNumber } from '@saltbush/freight';
import { sql } from 'kysely';
import { MOST_ADDRESSES } from './api/address-limits.ts';
import { type Book, inBook } from './bookOf.ts';
import type { Tables } from './tables.ts';

/** @throws Refusal `book-full` when a book has no room for so many addresses more. */
export async function requireRoom(db: Queries<Tables>, book: Book, more: number): Promise<void> {
  if (more === 0) return;
  const { count } = await db
    .selectFrom('addresses')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where(inBook(book))
    .executeTakeFirstOrThrow();
  if (count + more <= MOST_ADDRESSES) return;
  const [room, has] = [formatNumber(MOST_ADDRESSES), formatNumber(count)];
  const message = `An address book has room for ${room} addresses. Yours has ${has}, and this would add ${formatNumber(more)}. Remove what you no longer use, then try again.`;
  throw new Refusal(message, { status: 409, code: 'book-full' });
}

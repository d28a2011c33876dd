import { searchAnswer } from '@saltbush/capability/search';
import { MOST_RESULTS, type SearchAnswer } from '@saltbush/contract/search';
import { type Kysely, sql } from 'kysely';
import { type Book, inBook } from './bookOf.ts';
import { findable } from './listAddresses.ts';
import type { Tables } from './tables.ts';

/** What a user finds in their address book: places whose names begin with what was typed first. */
export async function searchAddresses(db: Kysely<Tables>, book: Book, typed: string): Promise<SearchAnswer> {
  const rows = await db
    .selectFrom('addresses')
    .select(['name', 'street', 'suburb', 'postcode', 'contact_name'])
    .where(inBook(book))
    .where(findable(typed))
    .orderBy(sql`starts_with(lower(name), ${typed.trim().toLowerCase()})`, 'desc')
    .orderBy(sql`lower(name)`)
    .orderBy('reference')
    .limit(MOST_RESULTS)
    .execute();
  return searchAnswer(
    rows.map(({ name, street, suburb, postcode, contact_name }) => ({
      title: name,
      facts: [`${street}, ${suburb} ${postcode}`.trim(), contact_name],
      path: `/dashboard/addresses?${new URLSearchParams({ search: name })}`,
    })),
  );
}

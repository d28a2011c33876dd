import { type GroundTables, type Queries, withTables } from '@saltbush/capability/database';
import type { User } from '@saltbush/contract';
import { sql } from 'kysely';
import { fieldsOf } from './addressRow.ts';
import type { AddressFields } from './api.ts';
import { bookOf, inBook } from './bookOf.ts';
import type { AddressTables } from './tables.ts';

// What other capabilities may ask of addresses. Each takes part in the caller's transaction.

/** As many as tell that a name alone does not say which place is meant. */
const MOST_NAMESAKES = 5;

/** The form in which names are compared: without regard to capitals and spaces. */
export const plainName = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** The places of a user's address book that have one of these names, a few for each. Keys are `plainName`. */
export async function placesNamed(
  given: Queries<GroundTables>,
  user: Pick<User, 'id' | 'email'>,
  names: readonly string[],
): Promise<Map<string, AddressFields[]>> {
  const places = new Map<string, AddressFields[]>();
  const wanted = [...new Set(names.map(plainName))].filter((name) => name !== '');
  if (wanted.length === 0) return places;
  const db = withTables<AddressTables>(given);
  const rows = await db
    .selectFrom('addresses')
    .selectAll()
    .where(inBook(await bookOf(db, user)))
    .where(sql<string>`lower(regexp_replace(name, '\\s+', ' ', 'g'))`, 'in', wanted)
    .orderBy('reference')
    .limit(wanted.length * MOST_NAMESAKES)
    .execute();
  for (const row of rows) {
    const fields = fieldsOf(row);
    const key = plainName(fields.name);
    places.set(key, [...(places.get(key) ?? []), fields]);
  }
  return places;
}

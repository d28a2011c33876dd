import { containing, deskPage } from '@saltbush/capability/desk';
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { addressOf } from './addressRow.ts';
import type { AddressList } from './api/addresses.ts';
import type { Tables } from './tables.ts';

type Condition = (where: ExpressionBuilder<Tables, 'addresses'>) => Expression<SqlBool>;

const MOST_WORDS = 8;
const wordsOf = (text: string): string[] =>
  text
    .trim()
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);

const SEARCHED = sql<string>`concat_ws(' ', name, street, suburb, postcode, contact_name)`;

/** Each word is somewhere in what says which place it is. */
export const findable =
  (search: string): Condition =>
  (where) =>
    where.and(wordsOf(search).map((word) => sql<boolean>`${SEARCHED} ilike ${containing(word)}`));

interface Wanted {
  search: string;
  /** A place as typed; blank for none. */
  near: string;
  page: number;
}

/** One page of the addresses that meet a condition: those near first, then those that begin with the search, by name. */
export async function listAddresses(
  db: Kysely<Tables>,
  condition: Condition,
  { search, near, page }: Wanted,
): Promise<AddressList> {
  const isNear = sql<boolean>`position(lower(suburb) in ${near.toLowerCase()}) > 0`;
  const begins = sql<boolean>`starts_with(lower(name), ${search.trim().toLowerCase()})`;
  const matching = db
    .selectFrom('addresses')
    .selectAll()
    .where(condition)
    .where(findable(search))
    .orderBy(isNear, 'desc')
    .orderBy(begins, 'desc')
    .orderBy(sql`lower(name)`)
    .orderBy('reference');
  const { rows, ...rest } = await deskPage(matching, page);
  return { ...rest, rows: rows.map(addressOf) };
}

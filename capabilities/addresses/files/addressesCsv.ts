import { csvText, mapLazily } from '@saltbush/capability/csv';
import type { Kysely } from 'kysely';
import { fieldsOf } from '../addressRow.ts';
import { MOST_ADDRESSES } from '../api/address-limits.ts';
import type { AddressFields } from '../api/addresses.ts';
import { type Book, inBook } from '../bookOf.ts';
import { findable } from '../listAddresses.ts';
import type { Tables } from '../tables.ts';
import { COLUMNS } from './address-columns.ts';

function cellOf(value: string | boolean): string {
  if (typeof value === 'string') return value;
  return value ? 'yes' : 'no';
}

const CELLS = Object.fromEntries(
  COLUMNS.map(({ heading, field }) => [heading, (address: AddressFields) => cellOf(address[field])]),
);

/** The addresses of a book that a search finds, as a file that can be imported again. */
export async function addressesCsv(db: Kysely<Tables>, book: Book, search: string): Promise<string> {
  const rows = await db
    .selectFrom('addresses')
    .selectAll()
    .where(inBook(book))
    .where(findable(search))
    .orderBy('name')
    .orderBy('reference')
    .limit(MOST_ADDRESSES)
    .execute();
  return csvText(CELLS, mapLazily(rows, fieldsOf));
}

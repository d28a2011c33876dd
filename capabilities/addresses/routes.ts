import { type Route, route } from '@saltbush/capability';
import { sendCsv } from '@saltbush/capability/csv';
import { orNotFound } from '@saltbush/capability/desk';
import { pageNumber } from '@saltbush/capability/http';
import { SEARCH_RATE, searchQuerySchema } from '@saltbush/capability/search';
import type { User } from '@saltbush/contract';
import type { SearchAnswer } from '@saltbush/contract/search';
import { localTime } from '@saltbush/freight';
import type { AddressParts } from './address-parts.ts';
import {
  type Address,
  type AddressImport,
  type AddressList,
  addAddressSchema,
  addressQuerySchema,
  changeAddressSchema,
  deskAddressQuerySchema,
  exportAddressesSchema,
  importAddressesSchema,
  removeAddressSchema,
} from './api/addresses.ts';
import { type Book, bookOf, bookToWriteIn, inBook } from './bookOf.ts';
import { addressesCsv } from './files/addressesCsv.ts';
import { importAddresses } from './files/importAddresses.ts';
import { receiveAddresses } from './files/receiveAddresses.ts';
import { listAddresses } from './listAddresses.ts';
import { searchAddresses } from './searchAddresses.ts';

const NO_ADDRESS = 'There is no such address in your address book. Somebody may have removed it.';
/** The list is also what a field offers to somebody who types. */
const LIST_RATE = { name: 'addresses', points: 3_000, durationSeconds: 10 * 60, by: 'user' } as const;
/** Reading a whole file, or the whole book, takes more work than a page of rows. */
const FILE_RATE = { name: 'address-files', points: 60, durationSeconds: 10 * 60, by: 'user' } as const;

/** The address that a call is about, in the book of who asks. Missing ones and other people's get the same answer. */
async function addressIn(book: Book, reference: string, { store }: AddressParts): Promise<Address> {
  return orNotFound(await store.find(book, reference), NO_ADDRESS);
}

/** The book that a call writes in, which has the address that it is about. */
async function bookToChange(
  { params: { reference }, user }: { params: { reference: string }; user: User },
  parts: AddressParts,
): Promise<Book> {
  const { db } = parts.house.database;
  // Whether it is theirs comes before whether their role lets them.
  await addressIn(await bookOf(db, user), reference, parts);
  return bookToWriteIn(db, user);
}

/** A client's address book, and what the desk sees of it. */
export const routes: readonly Route<AddressParts>[] = [
  route(
    'GET /api/addresses',
    { access: 'signed in', rate: LIST_RATE, query: addressQuerySchema },
    async ({ query, user }, { house: { database } }): Promise<AddressList> => {
      const book = await bookOf(database.db, user);
      const { search = '', near = '', page } = query;
      return listAddresses(database.db, inBook(book), { search, near, page: pageNumber(page) });
    },
  ),
  route(
    'GET /api/addresses.csv',
    { access: 'signed in', rate: FILE_RATE, query: exportAddressesSchema },
    async ({ query, user, response }, { house: { database, now } }): Promise<undefined> => {
      const text = await addressesCsv(database.db, await bookOf(database.db, user), query.search ?? '');
      const { date } = localTime(now(), 'Australia/Sydney');
      sendCsv(response, { name: `addresses-${date}.csv`, text });
    },
  ),
  route(
    'GET /api/addresses/search',
    { access: 'signed in', rate: SEARCH_RATE, query: searchQuerySchema },
    async ({ query, user }, { house: { database } }): Promise<SearchAnswer> =>
      searchAddresses(database.db, await bookOf(database.db, user), query.q),
  ),
  route(
    'POST /api/addresses',
    { access: 'signed in', body: addAddressSchema, answers: 201 },
    async ({ body, user, response }, { house, store }): Promise<Address> => {
      const { address, isNew } = await store.add(await bookToWriteIn(house.database.db, user), body);
      if (!isNew) response.status(200);
      return address;
    },
  ),
  route(
    'POST /api/addresses/imports',
    { access: 'signed in', rate: FILE_RATE, query: importAddressesSchema },
    async ({ query, user, request }, { house }): Promise<AddressImport> => {
      const book = await bookToWriteIn(house.database.db, user);
      const file = await receiveAddresses(request);
      return importAddresses(file, {
        ...{ house, book },
        isTrial: query.act === 'check',
      });
    },
  ),
  route(
    'GET /api/addresses/:reference',
    { access: 'own' },
    async ({ params, user }, parts): Promise<Address> =>
      addressIn(await bookOf(parts.house.database.db, user), params.reference, parts),
  ),
  route(
    'POST /api/addresses/:reference/changes',
    { access: 'own', body: changeAddressSchema },
    async (call, parts): Promise<Address> => {
      const book = await bookToChange(call, parts);
      return orNotFound(await parts.store.change(book, call.params.reference, call.body), NO_ADDRESS);
    },
  ),
  route(
    'POST /api/addresses/:reference/removal',
    { access: 'own', body: removeAddressSchema },
    async (call, parts): Promise<Address> => {
      const book = await bookToChange(call, parts);
      return orNotFound(await parts.store.remove(book, call.params.reference, call.body), NO_ADDRESS);
    },
  ),
  route(
    'GET /api/ops/addresses',
    { access: 'staff', query: deskAddressQuerySchema },
    async ({ query: { client, search = '', page } }, { house: { database } }): Promise<AddressList> =>
      listAddresses(database.db, (where) => where('client_reference', '=', client), {
        ...{ search, near: '', page: pageNumber(page) },
      }),
  ),
];

import type { House } from '@saltbush/capability';
import { isTaken, takeOnce } from '@saltbush/capability/database';
import { requireVersion } from '@saltbush/capability/desk';
import { nextReference } from '@saltbush/capability/references';
import { Refusal } from '@saltbush/capability/refusal';
import type { Transaction } from 'kysely';
import { type AddressRow, addressOf, columnsOf, saysTheSame } from './addressRow.ts';
import type {
  AddAddressInput,
  Address,
  AddressFields,
  ChangeAddressInput,
  RemoveAddressInput,
} from './api/addresses.ts';
import { type Book, inBook, ownerOf } from './bookOf.ts';
import { placeKey } from './placeKey.ts';
import { requireRoom } from './requireRoom.ts';
import { SERIES } from './series.data.ts';
import type { AddressTables, Tables } from './tables.ts';

export interface AddressStore {
  /** Null when the book has no such address. */
  find: (book: Book, reference: string) => Promise<Address | null>;
  /**
   * Adds an address, once for each submission.
   * @throws Refusal `address-known`, `book-full`.
   */
  add: (book: Book, input: AddAddressInput) => Promise<{ address: Address; isNew: boolean }>;
  /** Null when the book has no such address. @throws Refusal `stale`, `address-known`. */
  change: (book: Book, reference: string, input: ChangeAddressInput) => Promise<Address | null>;
  /** The address that was removed; null when the book has no such address. @throws Refusal `stale`. */
  remove: (book: Book, reference: string, input: RemoveAddressInput) => Promise<Address | null>;
}

export function createAddressStore({ database: { db }, now }: House<AddressTables>): AddressStore {
  const ofBook = (book: Book) => db.selectFrom('addresses').selectAll().where(inBook(book));

  async function refuseKnown(book: Book, fields: AddressFields): Promise<never> {
    const row = await ofBook(book).where('place_key', '=', placeKey(fields)).executeTakeFirst();
    const message = `${fields.name.trim()} at this address is in your address book already. Change that one, or give this one another name.`;
    throw new Refusal(message, {
      ...{ status: 409, code: 'address-known', facts: { reference: row?.reference ?? '' } },
      fields: [{ path: 'name', message: 'Your address book has this place already' }],
    });
  }

  /** What the database refuses about a place that is there already, in words. */
  async function onceEach<T>(book: Book, fields: AddressFields, write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } catch (error) {
      if (isTaken(error)) await refuseKnown(book, fields);
      throw error;
    }
  }

  async function insert(book: Book, { submissionId, ...fields }: AddAddressInput): Promise<Address> {
    return db.transaction().execute(async (transaction) => {
      await requireRoom(transaction, book, 1);
      const at = now();
      const row = await transaction
        .insertInto('addresses')
        .values({
          ...{ ...columnsOf(fields), ...ownerOf(book), submission_id: submissionId },
          ...{ reference: await nextReference(transaction, SERIES, at), added_at: at, added_by: book.email },
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return addressOf(row);
    });
  }

  /** Locks an address, and lets `write` change it. */
  async function changing<T>(
    book: Book,
    { reference, version }: { reference: string; version: number },
    write: (transaction: Transaction<Tables>, row: AddressRow) => Promise<T>,
  ): Promise<T | null> {
    return db.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom('addresses')
        .selectAll()
        .where(inBook(book))
        .where('reference', '=', reference)
        .forUpdate()
        .executeTakeFirst();
      if (!row) return null;
      requireVersion({ reference: row.name, version: row.version }, version);
      return write(transaction, row);
    });
  }

  return {
    async find(book, reference) {
      const row = await ofBook(book).where('reference', '=', reference).executeTakeFirst();
      return row ? addressOf(row) : null;
    },
    add: (book, input) =>
      onceEach(book, input, () =>
        takeOnce<{ address: Address; isNew: boolean }>({
          find: async () => {
            const row = await ofBook(book).where('submission_id', '=', input.submissionId).executeTakeFirst();
            return row ? { address: addressOf(row), isNew: false } : null;
          },
          take: async () => ({ address: await insert(book, input), isNew: true }),
        }),
      ),
    change: (book, reference, { version, ...fields }) =>
      onceEach(book, fields, () =>
        changing(book, { reference, version }, async (transaction, row) => {
          const columns = columnsOf(fields);
          if (saysTheSame(row, columns)) return addressOf(row);
          const changed = await transaction
            .updateTable('addresses')
            .set({ ...columns, version: row.version + 1 })
            .where('reference', '=', reference)
            .returningAll()
            .executeTakeFirstOrThrow();
          return addressOf(changed);
        }),
      ),
    remove: (book, reference, { version }) =>
      changing(book, { reference, version }, async (transaction, row) => {
        await transaction.deleteFrom('addresses').where('reference', '=', reference).execute();
        return addressOf(row);
      }),
  };
}

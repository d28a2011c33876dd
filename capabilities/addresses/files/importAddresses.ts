import type { House } from '@saltbush/capability';
import type { Queries } from '@saltbush/capability/database';
import { referencesAt } from '@saltbush/capability/references';
import type { ExpressionBuilder } from 'kysely';
import { type AddressRow, columnsOf, fieldsOf, saysTheSame } from '../addressRow.ts';
import type { AddressFields, AddressImport } from '../api/addresses.ts';
import { type Book, inBook, ownerOf } from '../bookOf.ts';
import { requireRoom } from '../requireRoom.ts';
import { SERIES } from '../series.data.ts';
import type { AddressTables, Tables } from '../tables.ts';
import type { Field } from './address-columns.ts';
import type { AddressFile, FileRow } from './address-file.ts';

/** About 20 ms of work for the embedded database, which runs on the gateway's own thread. */
const BATCH_ROWS = 200;
const PREVIEW_ROWS = 5;

type Columns = ReturnType<typeof columnsOf>;

/** What some rows of a file do to a book. */
interface Plan {
  added: Columns[];
  changed: { row: AddressRow; columns: Columns }[];
  unchanged: number;
}

interface Importing {
  house: House<AddressTables>;
  book: Book;
  /** Only says what the file would do. */
  isTrial: boolean;
}

/** What the book keeps of a place where the file has no column for it. */
function merged(row: AddressRow, fields: AddressFields, given: ReadonlySet<Field>): Columns {
  const kept = Object.entries(fieldsOf(row)).filter(([field]) => !given.has(field as Field));
  return columnsOf({ ...fields, ...Object.fromEntries(kept) });
}

async function planOf(
  db: Queries<Tables>,
  rows: readonly FileRow[],
  { book, given, isLocked }: { book: Book; given: ReadonlySet<Field>; isLocked: boolean },
): Promise<Plan> {
  const entered = rows.map(({ fields }) => ({ fields, columns: columnsOf(fields) }));
  const keys = entered.map(({ columns }) => columns.place_key);
  const known = await db
    .selectFrom('addresses')
    .selectAll()
    .where(inBook(book))
    .where('place_key', 'in', keys)
    // In one order, so that two files at once wait for each other instead of locking each other out.
    .orderBy('reference')
    .$if(isLocked, (query) => query.forUpdate())
    .execute();
  const byKey = new Map(known.map((row) => [row.place_key, row]));
  const plan: Plan = { added: [], changed: [], unchanged: 0 };
  for (const { fields, columns } of entered) {
    const row = byKey.get(columns.place_key);
    if (!row) {
      plan.added.push(columns);
      continue;
    }
    const next = merged(row, fields, given);
    if (saysTheSame(row, next)) plan.unchanged += 1;
    else plan.changed.push({ row, columns: next });
  }
  return plan;
}

const fromFile = (set: ExpressionBuilder<Tables & { excluded: Tables['addresses'] }, 'addresses' | 'excluded'>) => ({
  name: set.ref('excluded.name'),
  street: set.ref('excluded.street'),
  suburb: set.ref('excluded.suburb'),
  postcode: set.ref('excluded.postcode'),
  contact_name: set.ref('excluded.contact_name'),
  phone: set.ref('excluded.phone'),
  opening_hours: set.ref('excluded.opening_hours'),
  gate_cm: set.ref('excluded.gate_cm'),
  driveway_cm: set.ref('excluded.driveway_cm'),
  height_cm: set.ref('excluded.height_cm'),
  has_forklift: set.ref('excluded.has_forklift'),
  needs_tailgate: set.ref('excluded.needs_tailgate'),
  has_dangerous_goods: set.ref('excluded.has_dangerous_goods'),
  instructions: set.ref('excluded.instructions'),
  version: set.ref('excluded.version'),
});

async function write(db: Queries<Tables>, { added, changed }: Plan, book: Book, at: Date): Promise<void> {
  if (added.length > 0) {
    const references = await referencesAt(
      db,
      SERIES,
      added.map(() => at),
    );
    const rows = added.map((columns, index) => ({
      ...{ ...columns, ...ownerOf(book), submission_id: null },
      ...{ reference: references[index] ?? '', added_at: at, added_by: book.email },
    }));
    // The same file, sent by two people at once, has been written meanwhile.
    await db
      .insertInto('addresses')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  if (changed.length > 0) {
    const rows = changed.map(({ row, columns }) => ({ ...row, ...columns, version: row.version + 1 }));
    await db
      .insertInto('addresses')
      .values(rows)
      .onConflict((conflict) => conflict.column('reference').doUpdateSet(fromFile))
      .execute();
  }
}

function* batchesOf<T>(rows: readonly T[]): Generator<T[]> {
  for (let from = 0; from < rows.length; from += BATCH_ROWS) yield rows.slice(from, from + BATCH_ROWS);
}

/**
 * Takes the addresses of a file into a book: a place that it has is changed, one that it has not is added. Each batch is a
 * transaction, so that nobody waits for ten thousand rows; a file that was cut off in the middle is sent again, and does
 * the rest.
 * @throws Refusal `book-full`, before anything is written.
 */
export async function importAddresses(
  { rows, given, faultyRows, faults, notes }: AddressFile,
  { house: { database, now }, book, isTrial }: Importing,
): Promise<AddressImport> {
  const tally = { added: 0, changed: 0, unchanged: 0 };
  for (const batch of batchesOf(rows)) {
    const { added, changed, unchanged } = await planOf(database.db, batch, { book, given, isLocked: false });
    tally.added += added.length;
    tally.changed += changed.length;
    tally.unchanged += unchanged;
  }
  await requireRoom(database.db, book, tally.added);
  if (!isTrial) {
    for (const batch of batchesOf(rows)) {
      await database.db.transaction().execute(async (transaction) => {
        const plan = await planOf(transaction, batch, { book, given, isLocked: true });
        await write(transaction, plan, book, now());
      });
    }
  }
  const firstRows = rows.slice(0, PREVIEW_ROWS).map(({ fields }) => fields);
  return { rowCount: rows.length, ...tally, faultyRows, faults, notes, firstRows };
}

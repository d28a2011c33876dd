import { placesNamed } from '@saltbush/addresses/neighbours';
import { companyFor } from '@saltbush/clients/neighbours';
import type { User } from '@saltbush/contract';
import type { BulkCells, BulkFault, BulkRow } from './api/bulk.ts';
import { BULK_COLUMNS } from './api/bulk-columns.data.ts';
import type { BulkParts } from './bulk-parts.ts';
import { fillFromBook, namesToFill } from './fillFromBook.ts';
import { type ReadRow, readRow } from './readRow.ts';
import { rowId } from './rowId.ts';

/** Whoever sends the rows. */
export type Sender = Pick<User, 'id' | 'email'>;

/** What a row of a request means. */
export type PlannedRow<Row> = { id: string; row: Row } & (
  | { status: 'booked'; reference: string }
  | { status: 'faulty'; faults: BulkFault[] }
  | ({ status: 'read'; cells: BulkCells } & ReadRow)
);

const groupOf = (of: BulkFault['field']) => BULK_COLUMNS.find(({ field }) => field === of)?.group;

/** What is wrong besides the places that the address book does not know: those have blank cells because of that alone. */
function otherFaults(read: ReturnType<typeof readRow>, unknown: readonly BulkFault[]): BulkFault[] {
  if (read.status === 'read') return [];
  const ends = unknown.map(({ field }) => groupOf(field));
  return read.faults.filter(({ field }) => !ends.includes(groupOf(field)));
}

/**
 * Reads the rows of a request: which are booked already, which cannot be, and what the others say.
 * @throws Refusal `role-not-enough` for a member of a company who does not book for it.
 */
export async function planRows<Row extends BulkRow>(
  rows: readonly Row[],
  user: Sender,
  { database: { db }, links, bookings }: BulkParts,
): Promise<PlannedRow<Row>[]> {
  const owner = (await companyFor(db, user.id, 'book')) ?? user.id;
  const known = rows.map((row) => ({ id: rowId(row, { links, owner }), row }));
  const booked = await bookings.bookedAs(known.map(({ id }) => id));
  const names = known.filter(({ id }) => !booked.has(id)).flatMap(({ row }) => namesToFill(row.cells));
  const places = await placesNamed(db, user, names);
  return known.map(({ id, row }): PlannedRow<Row> => {
    const reference = booked.get(id);
    if (reference !== undefined) return { id, row, status: 'booked', reference };
    const { cells, faults } = fillFromBook(row.cells, places);
    const read = readRow(cells);
    if (read.status === 'read' && faults.length === 0) return { id, row, cells, ...read };
    return { id, row, status: 'faulty', faults: [...faults, ...otherFaults(read, faults)] };
  });
}

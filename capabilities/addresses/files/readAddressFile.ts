import { delimiterOf, openSheet, RATE_SHEET_TOO_LONG } from '@saltbush/business-api/rate-sheet-format';
import { checkInput } from '@saltbush/capability/http';
import { inTurns } from '@saltbush/capability/in-turns';
import { formatNumber } from '@saltbush/freight';
import { MOST_ADDRESSES } from '../api/address-limits.ts';
import { type AddressFileFault, addressFieldsSchema } from '../api/addresses.ts';
import { placeKey } from '../placeKey.ts';
import { COLUMNS } from './address-columns.ts';
import type { AddressFileReading, FileRow } from './address-file.ts';
import { isBlankRow, parseCsv } from './parseCsv.ts';
import { type PlacedColumn, readCells } from './readCells.ts';

const MOST_FAULTS = 100;
const MOST_NOTES = 10;
/** Rows that are checked in a few milliseconds. */
const ROWS_AT_ONCE = 40;
const FIRST_ROW = 2;

const TOO_LONG = `This file has more than ${formatNumber(MOST_ADDRESSES)} addresses. An address book has room for that many.`;
const NOTHING = 'This file has a heading and no address below it.';

const refused = (message: string): AddressFileReading => ({ status: 'refused', message });
const plain = (heading: string): string => heading.trim().replace(/\s+/g, ' ').toLowerCase();

/** The columns of a heading that we know, and the headings that we do not. */
function readHeading(heading: readonly string[]): { columns: PlacedColumn[]; unknown: string[]; missing: string[] } {
  const names = heading.map(plain);
  const columns = COLUMNS.flatMap((column) => {
    const at = names.indexOf(plain(column.heading));
    return at < 0 ? [] : [{ column, at }];
  });
  const known = new Set(columns.map(({ at }) => at));
  return {
    columns,
    unknown: heading.filter((name, at) => name.trim() !== '' && !known.has(at)),
    missing: COLUMNS.filter((column) => column.isRequired && !columns.some((one) => one.column === column)).map(
      (column) => column.heading,
    ),
  };
}

const headingOf = (field: string): string => COLUMNS.find((column) => column.field === field)?.heading ?? '';

/** Faults of one row; the address when there is none. Remembers which places it has seen. */
function readRow(
  cells: readonly string[],
  { row, columns, seen }: { row: number; columns: readonly PlacedColumn[]; seen: Map<string, number> },
): FileRow | AddressFileFault[] {
  const { fields, faults } = readCells(cells, { row, columns });
  const checked = checkInput(addressFieldsSchema, fields);
  if (checked.status === 'invalid') {
    faults.push(...checked.faults.map(({ path, message }) => ({ row, column: headingOf(path), message })));
  }
  if (faults.length > 0) return faults;
  const key = placeKey(fields);
  const first = seen.get(key);
  if (first !== undefined)
    return [{ row, column: '', message: `The same place as in row ${first}. Leave one of them out` }];
  seen.set(key, row);
  return { row, fields };
}

/** Reads a file with addresses. Rows with a fault are left out and told; other work runs in between. */
export async function readAddressFile(bytes: Uint8Array): Promise<AddressFileReading> {
  const opened = openSheet(bytes, delimiterOf);
  if (opened.status === 'refused') {
    return refused(opened.message === RATE_SHEET_TOO_LONG ? TOO_LONG : opened.message);
  }
  const delimiter = delimiterOf(opened.text);
  const [heading = [], ...below] = await parseCsv(opened.text, { most: MOST_ADDRESSES + 1, delimiter });
  const { columns, unknown, missing } = readHeading(heading);
  if (missing.length > 0) {
    const needed = COLUMNS.filter(({ isRequired }) => isRequired).map((column) => column.heading);
    return refused(
      `The first row must name the columns, ${needed.join(', ')} among them. Missing: ${missing.join(', ')}. Download your addresses for an example.`,
    );
  }
  const lines = below
    .map((cells, index) => ({ cells, row: index + FIRST_ROW }))
    .filter(({ cells }) => !isBlankRow(cells));
  if (lines.length > MOST_ADDRESSES) return refused(TOO_LONG);
  if (lines.length === 0) return refused(NOTHING);

  const rows: FileRow[] = [];
  const faults: AddressFileFault[] = [];
  const seen = new Map<string, number>();
  let faultyRows = 0;
  await inTurns(
    lines,
    ({ cells, row }) => {
      const read = readRow(cells, { row, columns, seen });
      if (!Array.isArray(read)) {
        rows.push(read);
        return;
      }
      faultyRows += 1;
      faults.push(...read.slice(0, MOST_FAULTS - faults.length));
    },
    { atOnce: ROWS_AT_ONCE },
  );
  const notes = unknown
    .slice(0, MOST_NOTES)
    .map((name) => `We do not know the column “${name.trim().slice(0, 60)}”, and leave it out.`);
  return { status: 'read', rows, given: new Set(columns.map(({ column }) => column.field)), faultyRows, faults, notes };
}

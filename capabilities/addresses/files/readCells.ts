import { readFlag, readPhone } from '@saltbush/capability/csv';
import type { AddressFields, AddressFileFault } from '../api/addresses.ts';
import { BLANK_ADDRESS } from '../api/blank-address.data.ts';
import { type Column, isFlag } from './address-columns.ts';

const METRES: readonly string[] = ['gateM', 'drivewayM', 'heightM'];
/** How a cell begins that a spreadsheet would take for a formula, once an apostrophe has made it text. */
const ESCAPED = /^'[=+\-@\t\r]/;

/** Text without the apostrophe with which we, and others, write what is no formula. */
const plain = (cell: string): string => (ESCAPED.test(cell) ? cell.slice(1) : cell).trim();

/**
 * What spreadsheets make of a text: Darwin's `0800` becomes 800, `0412345678` loses its 0, and some write the unit behind a
 * number.
 */
function textOf(field: string, cell: string): string {
  if (field === 'postcode') return /^\d{3}$/.test(cell) ? `0${cell}` : cell;
  if (field === 'phone') return readPhone(cell);
  if (METRES.includes(field) && cell.toLowerCase().endsWith('m')) return cell.slice(0, -1).trimEnd();
  return cell;
}

/** A column of a file, and its place in each row. */
export interface PlacedColumn {
  column: Column;
  at: number;
}

/** The fields of one row, with a fault for each cell that is neither yes nor no where it has to be. */
export function readCells(
  cells: readonly string[],
  { row, columns }: { row: number; columns: readonly PlacedColumn[] },
): { fields: AddressFields; faults: AddressFileFault[] } {
  const fields: AddressFields = { ...BLANK_ADDRESS };
  const faults: AddressFileFault[] = [];
  for (const { column, at } of columns) {
    const { heading, field } = column;
    const cell = plain(cells[at] ?? '');
    if (!isFlag(field)) {
      fields[field] = textOf(field, cell);
      continue;
    }
    const flag = readFlag(cell);
    if (flag === null) faults.push({ row, column: heading, message: 'Write yes or no' });
    else fields[field] = flag;
  }
  return { fields, faults };
}

import type { BulkCells } from '@saltbush/bulk-bookings/api';
import { keyOf, tidyCells } from './cells.ts';
import { type FileRow, isBookable, isUnsure, WAITING } from './file-row.ts';

type Rows = readonly FileRow[];

const changeRow = (rows: Rows, number: number, change: (row: FileRow) => FileRow): Rows =>
  rows.map((row) => (row.number === number ? change(row) : row));

/** Chooses a row to be booked, or not. */
export const toggleRow = (rows: Rows, number: number): Rows =>
  changeRow(rows, number, (row) => (isUnsure(row) ? row : { ...row, isChosen: !row.isChosen }));

/** Chooses every row that can be booked, or none. Rows that may be booked already stay chosen. */
export const chooseAll = (rows: Rows, isChosen: boolean): Rows =>
  rows.map((row) => (isBookable(row) && !isUnsure(row) ? { ...row, isChosen } : row));

export const leaveOut = (rows: Rows, number: number, isLeftOut: boolean): Rows =>
  changeRow(rows, number, (row) => ({ ...row, isLeftOut }));

/** Holds what is typed into a row until it is saved. */
export function typeInto(rows: Rows, number: number, typed: BulkCells): Rows {
  return changeRow(rows, number, (row) => ({
    ...row,
    draft: keyOf(tidyCells(typed)) === keyOf(row.cells) ? null : typed,
  }));
}

export const dropDraft = (rows: Rows, number: number): Rows =>
  changeRow(rows, number, (row) => ({ ...row, draft: null }));

/** Rows that may be booked are asked about anew, which says whether they are. */
export const askUnsure = (rows: Rows): Rows => rows.map((row) => (isUnsure(row) ? { ...row, state: WAITING } : row));

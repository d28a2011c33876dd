import papaparse from 'papaparse';
import { inTurns } from '../inTurns.ts';

/** By which spreadsheets recognise UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** What a spreadsheet would take for a formula. A number with a minus is one to them, too, and must stay one. */
export const FORMULA = /^(?!-?\d+(?:\.\d+)?$)[=+\-@\t\r]/;

/** Rows that take a few milliseconds. */
const ROWS_AT_ONCE = 200;

const END_OF_LINE = '\r\n';

const lineOf = (cells: readonly string[]) => `${papaparse.unparse([cells], { escapeFormulae: FORMULA })}${END_OF_LINE}`;

/**
 * A table as CSV (RFC 4180), with a byte order mark unless it is read by a program that may not know one. `columns` has the
 * cell of each heading. A cell that a spreadsheet would take for a formula begins with an apostrophe. Other requests are
 * answered while a long table is written, so `rows` that cost work are best made one by one, as `mapLazily` makes them.
 */
export async function csvText<Row>(
  columns: Record<string, (row: Row) => string>,
  rows: Iterable<Row>,
  { mark = BYTE_ORDER_MARK } = {},
): Promise<string> {
  const cells = Object.values(columns);
  const lines = [lineOf(Object.keys(columns))];
  await inTurns(rows, (row) => lines.push(lineOf(cells.map((cell) => cell(row)))), { atOnce: ROWS_AT_ONCE });
  return `${mark}${lines.join('')}`;
}

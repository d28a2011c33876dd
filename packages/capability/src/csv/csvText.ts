import papaparse from 'papaparse';

/** By which spreadsheets recognise UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** What a spreadsheet would take for a formula. A number with a minus is one to them, too, and must stay one. */
export const FORMULA = /^(?!-?\d+(?:\.\d+)?$)[=+\-@\t\r]/;

/**
 * A table as CSV (RFC 4180), with a byte order mark unless it is read by a program that may not know one. `columns` has the
 * cell of each heading. A cell that a spreadsheet would take for a formula begins with an apostrophe.
 */
export function csvText<Row>(
  columns: Record<string, (row: Row) => string>,
  rows: readonly Row[],
  { mark = BYTE_ORDER_MARK } = {},
): string {
  const cells = Object.values(columns);
  const data = rows.map((row) => cells.map((cell) => cell(row)));
  return `${mark}${papaparse.unparse({ fields: Object.keys(columns), data }, { escapeFormulae: FORMULA })}\r\n`;
}

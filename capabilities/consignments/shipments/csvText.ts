import papaparse from 'papaparse';

/**
 * A table as CSV (RFC 4180, with a byte order mark, by which spreadsheets recognise UTF-8). `columns` has the cell of each
 * heading. A cell that a spreadsheet would take for a formula begins with an apostrophe.
 */
export function csvText<Row>(columns: Record<string, (row: Row) => string>, rows: readonly Row[]): string {
  const cells = Object.values(columns);
  const data = rows.map((row) => cells.map((cell) => cell(row)));
  return `\ufeff${papaparse.unparse({ fields: Object.keys(columns), data }, { escapeFormulae: true })}\r\n`;
}

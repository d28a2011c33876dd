import papaparse from 'papaparse';
import type { ListColumn, ListTable } from '../list-table.ts';

interface Csv<Row, Sort extends string> {
  head: ListTable<Row, Sort>['head'];
  columns: readonly ListColumn<Row, Sort>[];
  rows: readonly Row[];
  /** When they were read, in milliseconds. */
  readAt: number;
}

/**
 * Rows with the columns on show as CSV (RFC 4180, with a byte order mark, by which spreadsheets recognise UTF-8). A cell
 * that a spreadsheet would take for a formula begins with an apostrophe.
 */
export function listCsv<Row, Sort extends string>({ head, columns, rows, readAt }: Csv<Row, Sort>): string {
  const fields = [head.label, ...columns.map(({ label }) => label)];
  const data = rows.map((row) => [head.text(row), ...columns.map(({ text }) => text(row, readAt))]);
  return `\ufeff${papaparse.unparse({ fields, data }, { escapeFormulae: true })}\r\n`;
}

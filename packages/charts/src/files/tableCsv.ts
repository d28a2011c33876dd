import papaparse from 'papaparse';
import type { ChartTable } from '../chart-table.ts';

/**
 * The figures of a chart as CSV (RFC 4180, with a byte order mark, by which spreadsheets recognise UTF-8). A cell that a
 * spreadsheet would take for a formula begins with an apostrophe.
 */
export function tableCsv({ columns, rows }: ChartTable): string {
  const data = rows.map(({ label, value }) => [label, ...(typeof value === 'string' ? [value] : value)]);
  return `\ufeff${papaparse.unparse({ fields: [...columns], data }, { escapeFormulae: true })}\r\n`;
}

import { type BulkCells, type BulkField, MOST_BULK_ROWS } from '@saltbush/bulk-bookings/api';
import { formatNumber } from '@saltbush/freight';
import { type FileRow, newRow } from '../rows/file-row.ts';
import { ownFaults } from '../rows/ownFaults.ts';
import { withCopies } from '../rows/withCopies.ts';
import type { BulkFileReading } from './bulk-file.ts';
import { readHeadings } from './readHeadings.ts';

interface BulkReader {
  /** Takes the next lines of the file. False when there is no use in more of them. */
  push: (lines: readonly (readonly string[])[]) => boolean;
  finish: () => BulkFileReading;
}

export const TOO_MANY_ROWS = `This file has more than ${formatNumber(MOST_BULK_ROWS)} rows. Split it, and book one part after the other.`;
const NO_ROWS = 'This file has no rows. Write one consignment into each row below the headings.';
const SHIFTED = {
  field: null,
  message: 'This row has more cells than there are headings. Check each cell, since they may have moved',
};

const refused = (message: string): BulkFileReading => ({ status: 'refused', message });

/** Exports put an apostrophe before what a spreadsheet would take for a formula. */
const cellText = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@])/, '');

function missingText(missing: readonly string[]): string {
  const names = missing.map((heading) => `“${heading}”`).join(', ');
  return missing.length === 1
    ? `The column ${names} is missing. The first row must name the columns, as the template does.`
    : `The columns ${names} are missing. The first row must name the columns, as the template does.`;
}

function readCells(line: readonly string[], fields: readonly (BulkField | null)[]): BulkCells {
  const cells: BulkCells = {};
  for (const [index, field] of fields.entries()) {
    const text = cellText(line[index] ?? '');
    if (field !== null && text !== '') cells[field] = text;
  }
  return cells;
}

/** Reads the lines of a file piece by piece: the headings, then a consignment in each. Blank ones count and are skipped. */
export function createBulkReader(): BulkReader {
  let number = 0;
  let headings: ReturnType<typeof readHeadings> | null = null;
  const rows: FileRow[] = [];

  const take = (line: readonly string[]): void => {
    number += 1;
    if (line.every((cell) => cell.trim() === '')) return;
    if (headings === null) {
      headings = readHeadings(line);
      return;
    }
    const { fields } = headings;
    const cells = readCells(line, fields);
    if (Object.keys(cells).length === 0) return;
    const isShifted = line.slice(fields.length).some((cell) => cell.trim() !== '');
    rows.push(newRow(number, cells, isShifted ? [SHIFTED] : ownFaults(cells)));
  };
  const isUseless = (): boolean => rows.length > MOST_BULK_ROWS || (headings !== null && headings.missing.length > 0);

  return {
    push(lines) {
      for (const line of lines) {
        take(line);
        if (isUseless()) return false;
      }
      return true;
    },
    finish() {
      if (headings === null) return refused(NO_ROWS);
      if (headings.missing.length > 0) return refused(missingText(headings.missing));
      if (rows.length > MOST_BULK_ROWS) return refused(TOO_MANY_ROWS);
      if (rows.length === 0) return refused(NO_ROWS);
      return { status: 'read', rows: withCopies(rows), notes: [...headings.notes] };
    },
  };
}

import type { BulkCells, BulkPriced } from '@saltbush/bulk-bookings/api';
import { keyOf } from './cells.ts';
import { type FileRow, WAITING } from './file-row.ts';
import { withCopies } from './withCopies.ts';
import { withPrice } from './withPrice.ts';

interface Mend {
  number: number;
  /** The cells that were asked about. */
  cells: BulkCells;
  /** The draft that they are from. What was typed after it stays. */
  draft: BulkCells | null;
  /** The number that was asked about with them; left out where nobody was asked. */
  copy?: number;
  answer: BulkPriced;
}

/** The row as it will be known with other cells. */
export function savedRow(rows: readonly FileRow[], number: number, cells: BulkCells): { copy: number } {
  const changed = rows.map((row) => (row.number === number ? { ...row, cells, state: WAITING } : row));
  const saved = withCopies(changed).find((row) => row.number === number);
  return { copy: saved?.copy ?? 1 };
}

/** The rows, one of which has other cells and what the gateway says of them. Rows that say the same are numbered anew. */
export function mendRow(rows: readonly FileRow[], { number, cells, draft, copy, answer }: Mend): FileRow[] {
  return withCopies(
    rows.map((row) => {
      if (row.number !== number) return row;
      const mended: FileRow = {
        ...row,
        cells,
        copy: copy ?? row.copy,
        draft: row.draft === draft ? null : row.draft,
        isChosen: true,
        isMended: row.isMended || keyOf(cells) !== keyOf(row.cells),
      };
      return withPrice(mended, answer);
    }),
  );
}

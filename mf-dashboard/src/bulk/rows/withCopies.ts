import { keyOf } from './cells.ts';
import { type FileRow, isUnsure } from './file-row.ts';

/** The gateway knows a row that is booked, or may be, by its number. */
const isFixed = (row: FileRow): boolean => row.state.status === 'booked' || isUnsure(row);

/**
 * Numbers rows that say the same, in the order of the file. Rows that are booked, or may be, keep their number; the
 * others get the lowest ones that are free. A row that stays as it is stays the same object.
 */
export function withCopies(rows: readonly FileRow[]): FileRow[] {
  const taken = new Map<string, Set<number>>();
  const keys = rows.map(({ cells }) => keyOf(cells));
  const takenOf = (index: number): Set<number> => {
    const key = keys[index] ?? '';
    const known = taken.get(key) ?? new Set<number>();
    taken.set(key, known);
    return known;
  };
  for (const [index, row] of rows.entries()) if (isFixed(row)) takenOf(index).add(row.copy);
  /** Where the search for a free number begins, so that a thousand equal rows are counted once. */
  const next = new Map<string, number>();
  return rows.map((row, index) => {
    if (isFixed(row)) return row;
    const numbers = takenOf(index);
    const key = keys[index] ?? '';
    let copy = next.get(key) ?? 1;
    while (numbers.has(copy)) copy += 1;
    next.set(key, copy + 1);
    return copy === row.copy ? row : { ...row, copy };
  });
}

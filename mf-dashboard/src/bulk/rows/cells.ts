import { BULK_COLUMNS, type BulkCells } from '@saltbush/bulk-bookings/api';

/** The cells without blank ones and without blanks around their text. */
export function tidyCells(cells: BulkCells): BulkCells {
  const tidy: BulkCells = {};
  for (const { field } of BULK_COLUMNS) {
    const text = cells[field]?.trim() ?? '';
    if (text !== '') tidy[field] = text;
  }
  return tidy;
}

/** The same text for the same cells. */
export const keyOf = (cells: BulkCells): string => JSON.stringify(BULK_COLUMNS.map(({ field }) => cells[field] ?? ''));

/** The cells with what the address book filled in. */
export const wholeCells = (cells: BulkCells, filled: BulkCells): BulkCells => ({ ...filled, ...cells });

/** The cells of `whole` that a row does not have itself. */
export function filledCells(cells: BulkCells, whole: BulkCells): BulkCells {
  const filled: BulkCells = {};
  for (const { field } of BULK_COLUMNS) {
    const text = whole[field];
    if (text !== undefined && text !== '' && cells[field] === undefined) filled[field] = text;
  }
  return filled;
}

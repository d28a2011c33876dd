import type { BulkCells, BulkFault, BulkPriced } from '@saltbush/bulk-bookings/api';

/** What a row would be booked as, and at which price. */
export interface PricedRow extends Omit<Extract<BulkPriced, { status: 'priced' }>, 'status' | 'cells'> {
  /** The cells that the address book filled in. */
  filled: BulkCells;
}

export type RowState =
  /** Not priced yet. */
  | { status: 'waiting' }
  | { status: 'faulty'; faults: readonly BulkFault[] }
  /** `formerIncGstCents` is the price that was shown before it changed; null while it has not. */
  | { status: 'ready'; price: PricedRow; formerIncGstCents: number | null }
  /** `isNew` is false for a row that was booked before this file was sent. */
  | { status: 'booked'; reference: string; isNew: boolean; price: PricedRow | null };

/** A row of the chosen file. */
export interface FileRow {
  /** As the spreadsheet counts: the headings are row 1. */
  number: number;
  cells: BulkCells;
  /** 1 for the first row with these very cells, 2 for the next: the gateway knows a row by both. */
  copy: number;
  /** What was typed into the row and is not saved; null when nothing was. */
  draft: BulkCells | null;
  /** Whether it is to be booked, once it is ready. */
  isChosen: boolean;
  isLeftOut: boolean;
  /** Whether its cells differ from those of the file. */
  isMended: boolean;
  /** It was sent to be booked, and the answer was not what became of it. */
  isSent: boolean;
  state: RowState;
}

export const WAITING: RowState = { status: 'waiting' };

/** A row as it was read. `faults` are those that need no gateway. */
export function newRow(number: number, cells: BulkCells, faults: readonly BulkFault[] = []): FileRow {
  return {
    ...{ number, cells, copy: 1, draft: null, isChosen: true, isLeftOut: false, isMended: false, isSent: false },
    state: faults.length > 0 ? { status: 'faulty', faults } : WAITING,
  };
}

/** Whether the row can be booked as it is. */
export const isBookable = ({ state, isLeftOut, draft }: FileRow): boolean =>
  state.status === 'ready' && !isLeftOut && draft === null;

/** Whether the row is to be booked. */
export const isToBook = (row: FileRow): boolean => row.isChosen && isBookable(row);

/** Whether nobody knows if the row is booked: it was sent, and no answer came. */
export const isUnsure = ({ isSent, state }: FileRow): boolean => isSent && state.status === 'ready';

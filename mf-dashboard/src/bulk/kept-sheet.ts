import { BULK_COLUMNS, type BulkCells, MOST_BULK_ROWS } from '@saltbush/bulk-bookings/api';
import type { Booker } from '@saltbush/consignments/api';
import { type FileRow, WAITING } from './rows/file-row.ts';
import { ownFaults } from './rows/ownFaults.ts';

/** A file that was read. */
export interface Sheet {
  name: string;
  notes: readonly string[];
  rows: readonly FileRow[];
}

export type TypedBooker = Partial<Booker>;

const KEY = 'saltbush.bulk-booking';
/** Of what is kept. Another one is not read. */
const VERSION = 1;

/** A price grows old, so a row is kept with what was booked and priced again; a fault is found again. */
type KeptRow = Omit<FileRow, 'state'> & { booked: { reference: string; isNew: boolean } | null };

interface Kept extends Omit<Sheet, 'rows'> {
  version: typeof VERSION;
  /** Id of whoever chose the file. Nobody else who signs in here sees it. */
  user: string;
  booker: TypedBooker;
  rows: KeptRow[];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isTexts = (value: unknown, names: readonly string[]): boolean =>
  isRecord(value) && Object.entries(value).every(([name, text]) => names.includes(name) && typeof text === 'string');

const FIELDS = BULK_COLUMNS.map(({ field }) => field);
const isCells = (value: unknown): value is BulkCells => isTexts(value, FIELDS);

function isKeptRow(value: unknown): value is KeptRow {
  if (!isRecord(value)) return false;
  const { number, copy, cells, draft, booked } = value;
  const flags = [value.isChosen, value.isLeftOut, value.isMended, value.isSent];
  return (
    Number.isInteger(number) &&
    Number.isInteger(copy) &&
    isCells(cells) &&
    (draft === null || isCells(draft)) &&
    flags.every((flag) => typeof flag === 'boolean') &&
    (booked === null || (isRecord(booked) && typeof booked.reference === 'string' && typeof booked.isNew === 'boolean'))
  );
}

function isKept(value: unknown, user: string): value is Kept {
  if (!isRecord(value) || value.version !== VERSION || value.user !== user) return false;
  const { name, notes, booker, rows } = value;
  return (
    typeof name === 'string' &&
    Array.isArray(notes) &&
    notes.every((note) => typeof note === 'string') &&
    isTexts(booker, ['businessName', 'name', 'email', 'phone']) &&
    Array.isArray(rows) &&
    rows.length > 0 &&
    rows.length <= MOST_BULK_ROWS &&
    rows.every(isKeptRow)
  );
}

function keptRow({ state, ...row }: FileRow): KeptRow {
  const booked = state.status === 'booked' ? { reference: state.reference, isNew: state.isNew } : null;
  return { ...row, booked };
}

function restoredRow({ booked, ...row }: KeptRow): FileRow {
  if (booked) return { ...row, state: { status: 'booked', ...booked, price: null } };
  const faults = ownFaults(row.cells);
  return { ...row, state: faults.length > 0 ? { status: 'faulty', faults } : WAITING };
}

/** The file that this tab held, and what was typed of the booker; null when there is none or it cannot be read. */
export function readSheet(user: string): { sheet: Sheet; booker: TypedBooker } | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!isKept(kept, user)) return null;
    const { name, notes, booker } = kept;
    return { sheet: { name, notes, rows: kept.rows.map(restoredRow) }, booker };
  } catch {
    return null;
  }
}

/** Keeps a file in this tab, so that a reload leaves it, if the browser has room. */
export function keepSheet(user: string, { name, notes, rows }: Sheet, booker: TypedBooker): void {
  const kept: Kept = { version: VERSION, user, name, notes, booker, rows: rows.map(keptRow) };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Private windows may store nothing. The page still holds the rows.
  }
}

export function forgetSheet(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Then nothing was stored either.
  }
}

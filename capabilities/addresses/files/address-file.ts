import type { AddressFields, AddressFileFault } from '../api/addresses.ts';
import type { Field } from './address-columns.ts';

/** An address of a file. */
export interface FileRow {
  /** As spreadsheets count: the heading is row 1. */
  row: number;
  /** What the file does not say is blank. */
  fields: AddressFields;
}

/** What a file says. */
export interface AddressFile {
  rows: FileRow[];
  /** Fields for which the file has a column. */
  given: ReadonlySet<Field>;
  faultyRows: number;
  /** At most a hundred. */
  faults: AddressFileFault[];
  notes: string[];
}

export type AddressFileReading = ({ status: 'read' } & AddressFile) | { status: 'refused'; message: string };

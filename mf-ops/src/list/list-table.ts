import type { ComponentType, HTMLAttributes, ReactNode } from 'react';

/** One column of a list, and one field of its CSV. */
export interface ListColumn<Row, Sort extends string> {
  id: string;
  label: string;
  /** What the gateway sorts by for it; undefined where it does not. */
  sort?: Sort;
  /** `readAt` is when the rows were read, in milliseconds. */
  render: (row: Row, readAt: number) => ReactNode;
  /** The same as plain text. */
  text: (row: Row, readAt: number) => string;
  /** How it is laid out (`data-cell`), if its id does not say that. */
  cell?: string;
  align?: 'end';
  /** On narrow screens: softer, or left to the record. */
  narrow?: 'quiet' | 'hidden';
  /** Not shown until somebody chooses it. */
  isOff?: boolean;
}

/** What may be done with several chosen rows at once. */
export interface BulkAct<Row> {
  id: string;
  label: string;
  /** Whether it may be done with this row. */
  isFor: (row: Row) => boolean;
  /** What happens: follows "Mark 3 enquiries as answered?". */
  lead: string;
  /** "Mark 3 enquiries as answered". `what` is "3 enquiries". */
  question: (what: string) => string;
  /** Why the other chosen rows are left as they are. */
  whyNot: string;
}

/** How the rows of a list are shown. One of these for each list. */
export interface ListTable<Row, Sort extends string> {
  /** Its layout. */
  Table: ComponentType<HTMLAttributes<HTMLTableElement>>;
  /** The column that names the record, with its link. */
  head: { label: string; sort?: Sort; cell?: string; text: (row: Row) => string };
  /** What the record is addressed by. */
  keyOf: (row: Row) => string;
  columns: readonly ListColumn<Row, Sort>[];
  bulk?: readonly BulkAct<Row>[];
}

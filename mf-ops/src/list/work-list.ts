import type { ReactNode, Ref } from 'react';
import type { DeskList } from '../frame/desk-list.ts';
import type { ListTable } from './list-table.ts';

/** What the list gives to the record beside it. */
export interface BesideList {
  recordKey: string;
  href: string;
  headingRef: Ref<HTMLHeadingElement>;
  onClose: () => void;
}

/** A list of the desk as a whole: its texts, its rows, and the record beside it. */
export interface WorkList<View extends string, Row, Sort extends string> extends DeskList<View, Sort> {
  /** Address of the list. */
  path: string;
  /** Before a key, the address of a record, if that is not below the list. */
  recordPath?: string;
  table: ListTable<Row, Sort>;
  /** The view whose first row is opened at once where there is room, since it is what is done next. */
  opensFirstOf?: View;
  beside: (given: BesideList) => ReactNode;
}

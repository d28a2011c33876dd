import type { ListColumn } from './list-table.ts';

/** The columns on show, in the order of the list. `chosen` is null when nobody chose any. */
export function shownColumns<Row, Sort extends string>(
  columns: readonly ListColumn<Row, Sort>[],
  chosen: readonly string[] | null,
): readonly ListColumn<Row, Sort>[] {
  return columns.filter(({ id, isOff = false }) => (chosen === null ? !isOff : chosen.includes(id)));
}

export interface ChartTable {
  caption: string;
  /** Column headers: of the names, then one for each value of a row. */
  columns: readonly [string, ...string[]];
  rows: readonly { label: string; value: string | readonly string[] }[];
}

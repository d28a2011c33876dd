/** Query of a list. */
export interface ListQuery<View extends string> {
  view: View;
  search: string;
  /** Counts from 1. */
  page: number;
}

/** Query of a list. */
export interface ListQuery<View extends string, Sort extends string = never> {
  view: View;
  search: string;
  /** What it is sorted by, downwards with a minus; blank for the list's own order. */
  sort: Sort | `-${Sort}` | '';
  /** Counts from 1. */
  page: number;
}

/** What a list is asked for. */
export interface ListQuery<View extends string> {
  view: View;
  search: string;
  /** From 1. */
  page: number;
}

/** Query of a list of staff. What is left out is the first view, every search, the first page. */
export interface ListQuery<View extends string> {
  view?: View;
  /** At most 200 characters. */
  search?: string;
  /** Counts from 1. */
  page?: number;
}

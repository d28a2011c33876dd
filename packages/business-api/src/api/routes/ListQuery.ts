/** Query of a list of staff. What is left out is the first view, every search, the list's own order, the first page. */
export interface ListQuery<View extends string, Sort extends string = never> {
  view?: View;
  /** At most 200 characters. */
  search?: string;
  /** What to sort by; a minus before it sorts downwards. */
  sort?: Sort | `-${Sort}` | '';
  /** Counts from 1. */
  page?: number;
}

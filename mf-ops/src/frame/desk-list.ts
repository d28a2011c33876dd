import type { ListAddress } from './listAddress.ts';
import type { DeskPlace } from './places.data.ts';

/** What a page of a list is called and says. */
export interface DeskList<View extends string> {
  place: DeskPlace;
  title: string;
  /** One row and all of them: "booking", "bookings". */
  thing: string;
  things: string;
  address: ListAddress<View>;
  /** In their order; `empty` says what an empty one means, and what to do. */
  views: readonly { id: View; label: string; empty: string }[];
  /** The view that leaves nothing out. */
  wholeView: View;
  viewsLabel: string;
  searchPlaceholder: string;
  /** Where the search looks: "its reference, business or suburbs". */
  searched: string;
}

/** A page of rows as the gateway answers it. */
export interface ListAnswer<Row> {
  rows: readonly Row[];
  total: number;
  page: number;
  pageSize: number;
}

import type { ListAddress } from './listAddress.ts';

/** Texts of a list page. */
export interface DeskList<View extends string, Sort extends string = never> {
  title: string;
  /** One row and several: "booking", "bookings". */
  thing: string;
  things: string;
  address: ListAddress<View, Sort>;
  /** In order. `empty` says what an empty view means, and what to do. */
  views: readonly { id: View; label: string; empty: string }[];
  /** The view with all rows. */
  wholeView: View;
  viewsLabel: string;
  searchPlaceholder: string;
  /** Fields that are searched: "its reference, business or suburbs". */
  searched: string;
}

/** A page of rows from the gateway. */
export interface ListAnswer<Row> {
  rows: readonly Row[];
  total: number;
  page: number;
  pageSize: number;
}

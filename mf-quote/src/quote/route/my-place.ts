/** A place of the client's address book, as a suggestion. */
export interface MyPlace {
  /** `Newtown 2042`. */
  value: string;
  /** Who is there. */
  detail: string;
  needsTailgate: boolean;
}

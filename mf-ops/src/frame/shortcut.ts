export interface Shortcut {
  /** One key as typed (`/`, `j`), or two in a row (`g b`). */
  keys: string;
  /** What it does, for the list of shortcuts. */
  does: string;
  /** Undefined when the browser does it by itself and the list only mentions it. */
  run?: () => void;
}

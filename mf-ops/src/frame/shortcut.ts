export interface Shortcut {
  /** One key as typed (`/`, `j`), or two in a row (`g b`). */
  keys: string;
  /** What it does, for the list of keys. */
  does: string;
  /** Left out where the browser does it by itself: the list only tells. */
  run?: () => void;
}

export interface Shortcut {
  /** One key as typed (`/`, `j`), or two in a row (`g b`). */
  keys: string;
  /** What it does, for the list of shortcuts. */
  does: string;
  /** Undefined when the browser does it by itself and the list only mentions it. */
  run?: () => void;
  /** Whether it goes on while the key is held down. What sends something is done once for each press. */
  repeats?: true;
}

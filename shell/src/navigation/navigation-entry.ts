import type { Menu } from '@saltbush/contract/release';

export interface NavigationEntry {
  label: string;
  path: string;
  /** Other addresses at which this visitor gets the same page. */
  alsoAt?: readonly string[];
}

/** A menu entry of a remote's release. */
export interface ContributedEntry extends NavigationEntry {
  menu: Menu;
}

export interface NavigationGroup {
  id: Menu;
  label: string;
  entries: readonly NavigationEntry[];
}

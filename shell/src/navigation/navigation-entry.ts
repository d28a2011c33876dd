import type { Menu } from '@saltbush/contract/release';

export interface NavigationEntry {
  label: string;
  path: string;
  /** Other addresses at which this visitor gets the same page. */
  alsoAt?: readonly string[];
}

/** An entry that a remote's release adds to one of the menus. */
export interface ContributedEntry extends NavigationEntry {
  menu: Menu;
}

export interface NavigationGroup {
  id: Menu;
  label: string;
  entries: readonly NavigationEntry[];
}

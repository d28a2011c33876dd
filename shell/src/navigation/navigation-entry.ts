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
  /** Leads to a workplace of staff or operators. It stands beside the account, not in a menu that visitors have. */
  isWork: boolean;
}

export interface NavigationGroup {
  id: Menu;
  label: string;
  entries: readonly NavigationEntry[];
}

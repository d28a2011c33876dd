import type { Menu } from '@saltbush/contract/release';

export interface NavigationEntry {
  label: string;
  path: string;
  /** Other addresses at which this visitor gets the same page. */
  alsoAt?: readonly string[];
}

export interface NavigationGroup {
  id: Menu;
  label: string;
  entries: readonly NavigationEntry[];
}

import { withoutTrailingSlash } from '@saltbush/contract/boot';
import type { NavigationEntry, NavigationGroup } from './navigation-entry.ts';

/** `page` on the page itself, `true` on a page below it (`/dashboard` while on `/dashboard/shipments`). */
export function ariaCurrent({ path, alsoAt = [] }: NavigationEntry, pathname: string): 'page' | 'true' | undefined {
  const here = withoutTrailingSlash(pathname);
  if (here === path || alsoAt.includes(here)) return 'page';
  return path !== '/' && here.startsWith(`${path}/`) ? 'true' : undefined;
}

/** The group with an entry for this page; the first one when several list it. */
export function activeGroup(groups: readonly NavigationGroup[], pathname: string): NavigationGroup | undefined {
  return groups.find(({ entries }) => entries.some((entry) => ariaCurrent(entry, pathname) !== undefined));
}

import type { Visitor } from '@saltbush/contract';
import type { ContributedEntry } from '@saltbush/contract/boot';
import { DRIVER_GROUP, MENU_GROUPS } from './menus.data.ts';
import type { NavigationGroup } from './navigation-entry.ts';

/** The menus a visitor sees: each fixed one followed by the entries of live releases. */
export function siteMenus(visitor: Visitor, contributed: readonly ContributedEntry[]): NavigationGroup[] {
  const groups: readonly NavigationGroup[] =
    visitor.status === 'signed-out' ? [...MENU_GROUPS, DRIVER_GROUP] : MENU_GROUPS;
  return groups.map((group) => {
    const added = contributed.filter(
      ({ menu, path, isWork }) => !isWork && menu === group.id && !group.entries.some((entry) => entry.path === path),
    );
    return {
      ...group,
      entries: [...group.entries, ...added.map(({ menu: _menu, isWork: _isWork, ...entry }) => entry)],
    };
  });
}

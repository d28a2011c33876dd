import { type BootPage, findPage, mayOpen, type PageOfRemote, type Visitor } from '@saltbush/contract/boot';
import type { ContributedEntry } from './navigation-entry.ts';

/** Menu entries of live releases whose pages the visitor may open. */
export function contributedEntries(
  pages: readonly PageOfRemote<BootPage>[],
  visitor: Visitor,
): readonly ContributedEntry[] {
  const leadsTo = (pathname: string, remote: string, expose: string) => {
    const match = findPage(pathname, visitor, pages);
    return match.status === 'found' && match.remote === remote && match.page.expose === expose;
  };
  return pages.flatMap(({ remote, page: { path, expose, access, navigation } }) => {
    if (!navigation || !mayOpen(access, visitor)) return [];
    const alsoAt = pages
      .map(({ page }) => page.path)
      .filter((other) => other !== path && leadsTo(other, remote, expose));
    const isWork = access === 'staff' || access === 'ops';
    return [{ menu: navigation.menu, label: navigation.label, path, alsoAt, isWork }];
  });
}

import { type BootPage, mayOpen, type PageOfRemote, type Visitor } from '@saltbush/contract/boot';
import type { ContributedEntry } from './navigation-entry.ts';
import { winnersByPath } from './winnersByPath.ts';

/**
 * Menu entries of live releases whose pages the visitor may open. Its time grows with the number of pages and no faster,
 * since every render on the server and every page in the browser waits for it.
 */
export function contributedEntries(
  pages: readonly PageOfRemote<BootPage>[],
  visitor: Visitor,
): readonly ContributedEntry[] {
  /** The addresses at which the visitor gets each page component. */
  const addresses = new Map<string, string[]>();
  const keyOf = (remote: string, expose: string) => `${remote} ${expose}`;
  for (const [path, { remote, page }] of winnersByPath(pages, visitor)) {
    const key = keyOf(remote, page.expose);
    const known = addresses.get(key);
    if (known) known.push(path);
    else addresses.set(key, [path]);
  }
  return pages.flatMap(({ remote, page: { path, expose, access, navigation } }) => {
    if (!navigation || !mayOpen(access, visitor)) return [];
    const alsoAt = (addresses.get(keyOf(remote, expose)) ?? []).filter((other) => other !== path);
    const isWork = access === 'staff' || access === 'ops';
    return [{ menu: navigation.menu, label: navigation.label, path, alsoAt, isWork }];
  });
}

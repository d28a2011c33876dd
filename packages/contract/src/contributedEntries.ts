import { type Access, mayOpen, type Visitor } from './access.ts';
import type { Menu } from './release.ts';
import type { PageOfRemote } from './routes.ts';
import { winnersByPath } from './winnersByPath.ts';

interface ListedPage {
  path: string;
  expose: string;
  access: Access;
  navigation?: { menu: Menu; label: string };
}

/** A menu entry of a remote's release. */
export interface ContributedEntry {
  menu: Menu;
  label: string;
  path: string;
  /** Other addresses at which this visitor gets the same page. */
  alsoAt?: readonly string[];
  /** Leads to a workplace of staff or operators. It stands beside the account, not in a menu that visitors have. */
  isWork: boolean;
}

/**
 * Menu entries of live releases whose pages the visitor may open. Its time grows with the number of pages and no faster,
 * since every render on the server and every page in the browser waits for it.
 */
export function contributedEntries(
  pages: readonly PageOfRemote<ListedPage>[],
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

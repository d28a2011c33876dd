import {
  type BootState,
  type ContributedEntry,
  contributedEntries,
  type LiveState,
  matchesRoute,
  pagesAt,
  type Visitor,
  withoutTrailingSlash,
} from '@saltbush/contract/boot';
import { liveStateOf, type VisitorSite } from './createVisitorSites.ts';
import { SITE_COPY_PATH, siteCopy } from './siteCopy.ts';
import type { SiteMap } from './siteMap.ts';

/** Where a visitor is. */
export interface Place {
  pathname: string;
  visitor: Visitor;
}

/** Menu entries by what the visitor may open, since they are the same for all who may open the same. */
const kept = new WeakMap<SiteMap, Map<string, ContributedEntry[]>>();

function entriesFor(siteMap: SiteMap, visitor: Visitor): readonly ContributedEntry[] {
  const known = kept.get(siteMap) ?? new Map<string, ContributedEntry[]>();
  kept.set(siteMap, known);
  const rights = visitor.status === 'signed-in' ? `signed-in ${[...visitor.user.roles].sort().join(' ')}` : '';
  const entries = known.get(rights) ?? [...contributedEntries(siteMap.bootPages, visitor)];
  known.set(rights, entries);
  return entries;
}

/**
 * What a page that starts the host carries of the live state: the pages that fit its address, whoever may open them, and
 * the menu entries. A host of before gets the whole.
 */
export function partOfSite(site: VisitorSite, { pathname, visitor }: Place): LiveState & Pick<BootState, 'rest'> {
  const { siteMap } = site;
  const whole = liveStateOf(site);
  if (siteMap.host.boot !== 'page') return whole;
  const names = new Set(pagesAt(pathname, siteMap.bootPages).map(({ remote }) => remote));
  const remotes = siteMap.remotes
    .filter(({ name }) => names.has(name))
    .map((remote) => ({
      ...remote,
      releases: remote.releases.map((release) => ({
        ...release,
        pages: release.pages.filter(({ path }) => matchesRoute(path, pathname)),
      })),
    }));
  const rest = {
    url: SITE_COPY_PATH + siteCopy(site).hash,
    pathname: withoutTrailingSlash(pathname),
    entries: entriesFor(siteMap, visitor),
  };
  return { ...whole, remotes, rest };
}

import {
  type BootPart,
  type BootState,
  type ContributedArea,
  type ContributedEntry,
  contributedAreas,
  contributedEntries,
  findPage,
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

/** What the frames show of all remotes. */
interface Contributed {
  entries: readonly ContributedEntry[];
  areas: readonly ContributedArea[];
}

/** By what the visitor may open, since it is the same for all who may open the same. */
const kept = new WeakMap<SiteMap, Map<string, Contributed>>();

function contributedFor(siteMap: SiteMap, visitor: Visitor): Contributed {
  const known = kept.get(siteMap) ?? new Map<string, Contributed>();
  kept.set(siteMap, known);
  const rights = visitor.status === 'signed-in' ? `signed-in ${[...visitor.user.roles].sort().join(' ')}` : '';
  const contributed = known.get(rights) ?? {
    entries: contributedEntries(siteMap.bootPages, visitor),
    areas: contributedAreas(siteMap.bootPages, visitor),
  };
  known.set(rights, contributed);
  return contributed;
}

/** The areas of the frame to work in, in the order of its rail. */
export function areasFor(siteMap: SiteMap, visitor: Visitor): readonly ContributedArea[] {
  return contributedFor(siteMap, visitor).areas;
}

/**
 * What a page that starts the host carries of the live state: the pages that fit its address, whoever may open them, and
 * the parts in their slots that are loaded with it, the flags of their remotes, and what the frame around them shows of the others. A host of before gets the whole.
 */
export function partOfSite(site: VisitorSite, { pathname, visitor }: Place): LiveState & Pick<BootState, 'rest'> {
  const { siteMap } = site;
  const whole = liveStateOf(site);
  if (siteMap.host.boot !== 'page') return whole;
  const slots = [...siteMap.offers].filter(([, { pages }]) => pages.some((path) => matchesRoute(path, pathname)));
  const isHere = new Set(slots.map(([slot]) => slot));
  const isOverridden = (name: string) => site.overrides.some((override) => override.name === name);
  const isAlive =
    (name: string) =>
    ({ path, interactive }: BootPart) =>
      isHere.has(path) && (interactive === undefined || isOverridden(name));
  const ofPages = new Set(pagesAt(pathname, siteMap.bootPages).map(({ remote }) => remote));
  const remotes = siteMap.remotes
    .filter(({ name, releases }) => ofPages.has(name) || releases.some(({ parts = [] }) => parts.some(isAlive(name))))
    .map((remote) => ({
      ...remote,
      releases: remote.releases.map(({ parts = [], ...release }) => {
        const partsHere = parts.filter(isAlive(remote.name));
        return {
          ...release,
          pages: release.pages
            .filter(({ path }) => matchesRoute(path, pathname))
            .map(({ ofParts: _later, ...page }) => page),
          ...(partsHere.length > 0 ? { parts: partsHere } : {}),
        };
      }),
    }));
  const { entries, areas } = contributedFor(siteMap, visitor);
  const match = findPage(pathname, visitor, siteMap.bootPages);
  const isWork = match.status === 'found' && match.page.frame === 'work';
  const rest = {
    url: SITE_COPY_PATH + siteCopy(site).hash,
    pathname: withoutTrailingSlash(pathname),
    entries,
    ...(isWork ? { areas } : {}),
  };
  const own = remotes.flatMap(({ name }) => (site.flags[name] ? [[name, site.flags[name]]] : []));
  const { flags: _flags, ...others } = whole;
  return { ...others, remotes, rest, ...(own.length === 0 ? {} : { flags: Object.fromEntries(own) }) };
}

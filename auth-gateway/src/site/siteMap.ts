import {
  type BootPage,
  type BootRemote,
  type BootScript,
  findPage,
  type NoPage,
  type PageOfRemote,
  type Visitor,
} from '@saltbush/contract/boot';
import {
  HOST_NAME,
  type HostRelease,
  type Release,
  type ReleasePage,
  type RemoteRelease,
  releaseUrl,
} from '@saltbush/contract/release';
import { LRUCache } from 'lru-cache';
import { type LiveFlag, liveFlags } from '../flags/liveFlags.ts';
import type { LiveSet } from '../releases/liveSet.ts';
import { liveSetOfVisitor, type VisitorChoice, type VisitorLiveSet } from '../releases/liveSetOfVisitor.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import { bootRemotes, pageScripts, scriptOf } from './bootRemotes.ts';
import { frameKey } from './frameKey.ts';
import { liveOffers, type Offers } from './slotOffers.ts';

/** A page of one release, with every script that it needs. */
export interface PageOfRelease {
  release: RemoteRelease;
  page: ReleasePage;
  scripts: BootScript[];
}

export type SiteRoute =
  /** `lastGood`: the same page in the release before, for when this one cannot be rendered. */
  ({ status: 'found'; lastGood: PageOfRelease | null } & PageOfRelease) | NoPage;

/** The pages that some visitors get at one revision of the live set, arranged for answering requests. */
export interface SiteMap {
  revision: number;
  /** Revision and combination of releases. Equal keys mean equal sites, unless a development server stands in. */
  key: string;
  /** Names what the frame around the page at an address shows. It stays the same while the menus do. */
  frameAt: (pathname: string) => string;
  host: HostRelease;
  hostWithdrawn: string[];
  hostScript: BootScript;
  /** Null for a host of before there was a frame script: its pages all need the host. */
  frameScript: BootScript | null;
  fonts: string[];
  remotes: BootRemote[];
  /** Every page of the live releases, as browsers get it. */
  bootPages: readonly PageOfRemote<BootPage>[];
  /** The pages that search engines may list. */
  indexedPages: ReleasePage[];
  /** The slots of the live releases. */
  offers: Offers;
  /** The flags of these releases, with what operators said of them. */
  flags: readonly LiveFlag[];
  /** The live release of a remote, and its last good one. */
  releasesOf: (remote: string) => { release: RemoteRelease; lastGood: Release | null } | undefined;
  find: (pathname: string, visitor: Visitor) => SiteRoute;
}

/** Whether search engines may list a page: it has one address, is open to everyone and is meant to be found. */
export function isIndexed({ path, access, indexed }: ReleasePage): boolean {
  return access === 'everyone' && indexed !== false && !path.includes(':');
}

/** Whether a page has one of the addresses that the live releases name, of which there is an end. */
export function isOneOfFew(route: SiteRoute, search: string): boolean {
  return route.status === 'found' && isIndexed(route.page) && search === '';
}

function pageOf(host: HostRelease, release: RemoteRelease, page: ReleasePage): PageOfRelease {
  return { release, page, scripts: [scriptOf(release, release.entry), ...pageScripts(host, release, page)] };
}

/** The page of another release at the same route for this visitor; null when there is none. */
function samePage(
  host: HostRelease,
  release: Release,
  { path, pathname, visitor }: { path: string; pathname: string; visitor: Visitor },
): PageOfRelease | null {
  if (release.kind !== 'remote') return null;
  const pages = release.pages.filter((page) => page.path === path).map((page) => ({ remote: release.name, page }));
  const match = findPage(pathname, visitor, pages);
  return match.status === 'found' ? pageOf(host, release, match.page) : null;
}

function createSiteMap({ liveSet, combination }: VisitorLiveSet): SiteMap | null {
  const hostEntry = liveSet.entries.get(HOST_NAME);
  const host = hostEntry?.release;
  if (host?.kind !== 'host') return null;
  const byName = new Map<string, { release: RemoteRelease; lastGood: Release | null }>();
  const pages: PageOfRemote<ReleasePage>[] = [];
  for (const [name, { release, lastGood }] of liveSet.entries) {
    if (release.kind !== 'remote') continue;
    byName.set(name, { release, lastGood });
    for (const page of release.pages) pages.push({ remote: name, page });
  }
  const frame = frameKey(pages);
  const addresses = new Set(pages.map(({ page }) => page.path));
  const remotes = bootRemotes(liveSet, host);
  return {
    revision: liveSet.revision,
    key: `${liveSet.revision} ${combination}`,
    frameAt: (pathname) => `${frame} ${addresses.has(pathname) ? 'named' : ''}`,
    host,
    hostWithdrawn: hostEntry?.withdrawn ?? [],
    hostScript: scriptOf(host, host.entry),
    frameScript: host.frame === undefined ? null : scriptOf(host, host.frame),
    fonts: host.fonts.map((path) => releaseUrl(host.name, host.version, path)),
    remotes,
    bootPages: remotes.flatMap(({ name, releases }) =>
      (releases[0]?.pages ?? []).map((page) => ({ remote: name, page })),
    ),
    indexedPages: pages.map(({ page }) => page).filter(isIndexed),
    offers: liveOffers(liveSet, host),
    flags: liveFlags(liveSet),
    releasesOf: (remote) => byName.get(remote),
    find(pathname, visitor) {
      const match = findPage(pathname, visitor, pages);
      if (match.status === 'not-found') return match;
      const found = byName.get(match.remote);
      if (!found) return { status: 'not-found', signInHelps: false, account: null };
      const lastGood = found.lastGood && samePage(host, found.lastGood, { path: match.page.path, pathname, visitor });
      return { status: 'found', ...pageOf(host, found.release, match.page), lastGood };
    },
  };
}

/** Number of combinations that are kept: six independent rollouts make no more than this. */
const MOST_COMBINATIONS = 64;

/** The site maps of each live set that somebody still holds, by combination. */
const made = new WeakMap<LiveSet, LRUCache<string, SiteMap>>();

/**
 * What visitors with these releases of a live set get; null while no host is live. Each map is made once, also when the
 * pages of the live set are made before visitors get it.
 */
export function siteMapOf(liveSet: LiveSet, own: VisitorLiveSet): SiteMap | null {
  const maps = made.get(liveSet) ?? new LRUCache<string, SiteMap>({ max: MOST_COMBINATIONS });
  made.set(liveSet, maps);
  const siteMap = maps.get(own.combination) ?? createSiteMap(own);
  if (siteMap) maps.set(own.combination, siteMap);
  return siteMap;
}

/** Returns a function that gives a visitor's site map at the newest revision; null while no host is live. */
export function createSiteMaps(releases: Pick<ReleaseStore, 'liveSet'>): (choice: VisitorChoice) => SiteMap | null {
  return (choice) => {
    const liveSet = releases.liveSet();
    return siteMapOf(liveSet, liveSetOfVisitor(liveSet, choice));
  };
}

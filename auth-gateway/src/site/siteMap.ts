import { type BootRemote, type BootScript, findPage, type PageOfRemote, type Visitor } from '@saltbush/contract/boot';
import {
  HOST_NAME,
  type HostRelease,
  type ReleasePage,
  type RemoteRelease,
  releaseUrl,
} from '@saltbush/contract/release';
import type { LiveSet } from '../releases/liveSet.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import { bootRemotes, pageScripts, scriptOf } from './bootRemotes.ts';

export type SiteRoute =
  | { status: 'found'; release: RemoteRelease; page: ReleasePage; scripts: BootScript[] }
  | { status: 'not-found'; signInHelps: boolean };

/** One revision of the live set, arranged for answering pages. */
export interface SiteMap {
  revision: number;
  host: HostRelease;
  hostScript: BootScript;
  fonts: string[];
  remotes: BootRemote[];
  /** What search engines may list. */
  indexedPages: ReleasePage[];
  find: (pathname: string, visitor: Visitor) => SiteRoute;
}

/** Whether search engines may list a page: it is one address, open to everyone and meant to be found. */
export function isIndexed({ path, access, indexed }: ReleasePage): boolean {
  return access === 'everyone' && indexed !== false && !path.includes(':');
}

function createSiteMap(liveSet: LiveSet): SiteMap | null {
  const host = liveSet.entries.get(HOST_NAME)?.release;
  if (host?.kind !== 'host') return null;
  const byName = new Map<string, RemoteRelease>();
  const pages: PageOfRemote<ReleasePage>[] = [];
  for (const [name, { release }] of liveSet.entries) {
    if (release.kind !== 'remote') continue;
    byName.set(name, release);
    for (const page of release.pages) pages.push({ remote: name, page });
  }
  return {
    revision: liveSet.revision,
    host,
    hostScript: scriptOf(host, host.entry),
    fonts: host.fonts.map((path) => releaseUrl(host.name, host.version, path)),
    remotes: bootRemotes(liveSet, host),
    indexedPages: pages.map(({ page }) => page).filter(isIndexed),
    find(pathname, visitor) {
      const match = findPage(pathname, visitor, pages);
      if (match.status === 'not-found') return match;
      const release = byName.get(match.remote);
      if (!release) return { status: 'not-found', signInHelps: false };
      const scripts = [...pageScripts(host, release, match.page)];
      return { status: 'found', release, page: match.page, scripts: [scriptOf(release, release.entry), ...scripts] };
    },
  };
}

/** Gives the site map of the newest revision, made once per revision; null while no host is live. */
export function createSiteMaps(releases: ReleaseStore): () => SiteMap | null {
  let knownSet: LiveSet | null = null;
  let siteMap: SiteMap | null = null;
  return () => {
    const liveSet = releases.liveSet();
    if (knownSet !== liveSet) {
      siteMap = createSiteMap(liveSet);
      knownSet = liveSet;
    }
    return siteMap;
  };
}

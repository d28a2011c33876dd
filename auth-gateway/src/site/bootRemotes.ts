import type { BootPage, BootPart, BootRelease, BootRemote, BootScript } from '@saltbush/contract/boot';
import {
  type HostRelease,
  MOST_PRELOADED,
  type ReleasePage,
  type RemoteRelease,
  releaseUrl,
} from '@saltbush/contract/release';
import { ownerOfSlot, type ReleasePart } from '@saltbush/contract/slots';
import type { LiveSet } from '../releases/liveSet.ts';
import { fittingParts, liveOffers, type Offers, quietness, rankOf } from './slotOffers.ts';

/** The script of a release with its integrity. Throws when the release lacks it, which publishing makes sure of. */
export function scriptOf(release: RemoteRelease | HostRelease, path: string): BootScript {
  const file = release.files.find((candidate) => candidate.path === path);
  if (!file) throw new Error(`${release.name} ${release.version} names ${path} but does not hold it.`);
  return { url: releaseUrl(release.name, release.version, path), integrity: file.integrity };
}

/**
 * The scripts that a page or a part needs besides the remote's entry. What the host loads on demand comes first. Releases from
 * before there was a limit may name more files than are listed here: the page loads those itself.
 */
export function pageScripts(
  host: HostRelease,
  release: RemoteRelease,
  page: Pick<ReleasePage, 'lazyShared' | 'preload' | 'frame'>,
): BootScript[] {
  const sharedFiles = new Set(
    page.lazyShared.flatMap((key) => (Object.hasOwn(host.lazyShared, key) ? (host.lazyShared[key] ?? []) : [])),
  );
  return [
    ...[...sharedFiles].map((path) => scriptOf(host, path)),
    ...(page.frame === 'work' ? (host.workFrame ?? []).map((path) => scriptOf(host, path)) : []),
    ...page.preload.slice(0, MOST_PRELOADED).map((path) => scriptOf(release, path)),
  ];
}

function bootPart(host: HostRelease, release: RemoteRelease, { part, rank }: { part: ReleasePart; rank: number }) {
  const { slot, expose, exportName, access, when } = part;
  const interactive = quietness(part, host);
  return {
    ...{ path: slot, expose, exportName, access, rank },
    preload: pageScripts(host, release, part),
    ...(when ? { when } : {}),
    ...(interactive ? { interactive } : {}),
  } satisfies BootPart;
}

/** What browsers fetch, ahead of a move to a page, for the parts in its slots. */
function scriptsOfParts(page: ReleasePage, release: RemoteRelease, { host, offers, remotes }: Placed): BootScript[] {
  const slots = [...offers].filter(
    ([slot, { pages }]) => ownerOfSlot(slot) === release.name && pages.includes(page.path),
  );
  const filled = slots.flatMap(([slot, offer]) =>
    offer.remotes.flatMap((name) => {
      const filler = remotes.get(name);
      const parts = filler ? fittingParts(filler, offers).filter((part) => part.slot === slot) : [];
      return filler
        ? parts.flatMap((part) => [scriptOf(filler, filler.entry), ...pageScripts(host, filler, part)])
        : [];
    }),
  );
  if (filled.length === 0) return [];
  const all = [...(host.slotScripts ?? []).map((path) => scriptOf(host, path)), ...filled];
  return [...new Map(all.map((script) => [script.url, script])).values()];
}

interface Placed {
  host: HostRelease;
  offers: Offers;
  /** The live release of each remote. */
  remotes: ReadonlyMap<string, RemoteRelease>;
}

function bootRelease(release: RemoteRelease, placed: Placed): BootRelease {
  const { host, offers } = placed;
  const parts = fittingParts(release, offers).map((part) => ({ part, rank: rankOf(release.name, part.slot, offers) }));
  return {
    version: release.version,
    container: release.container,
    entry: scriptOf(release, release.entry),
    pages: release.pages.map((page): BootPage => {
      const ofParts = scriptsOfParts(page, release, placed);
      return {
        path: page.path,
        expose: page.expose,
        exportName: page.exportName,
        title: page.title,
        access: page.access,
        preload: pageScripts(host, release, page),
        ...(ofParts.length > 0 ? { ofParts } : {}),
        ...(page.navigation ? { navigation: page.navigation } : {}),
        ...(page.frame ? { frame: page.frame } : {}),
        ...(page.area ? { area: page.area } : {}),
      };
    }),
    ...(release.search ? { search: release.search } : {}),
    ...(parts.length > 0 ? { parts: parts.map((one) => bootPart(host, release, one)) } : {}),
  };
}

/** The live set for the browser: for each remote the live release and the last good one. */
export function bootRemotes(liveSet: LiveSet, host: HostRelease): BootRemote[] {
  const remotes: BootRemote[] = [];
  const offers = liveOffers(liveSet, host);
  const live = [...liveSet.entries.values()].flatMap(({ release }) => (release.kind === 'remote' ? [release] : []));
  const placed: Placed = { host, offers, remotes: new Map(live.map((release) => [release.name, release])) };
  for (const [name, { release, lastGood, withdrawn }] of liveSet.entries) {
    if (release.kind !== 'remote') continue;
    const releases = [bootRelease(release, placed)];
    if (lastGood?.kind === 'remote') releases.push(bootRelease(lastGood, placed));
    remotes.push({ name, releases, withdrawn });
  }
  return remotes;
}

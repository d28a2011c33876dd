import { type BootState, findPage, type Given, isPartDue, type Visitor } from '@saltbush/contract/boot';
import type { HostRelease, Release, RemoteRelease } from '@saltbush/contract/release';
import type { ReleasePart } from '@saltbush/contract/slots';
import { pageScripts, scriptOf } from '../bootRemotes.ts';
import type { PageOfRelease, SiteMap, SiteRoute } from '../siteMap.ts';
import { fittingParts, quietness } from '../slotOffers.ts';

export type PartRoute = SiteRoute & { status: 'found' };

interface Place {
  slot: string;
  visitor: Visitor;
  given: Given;
  /** Releases that only this browser gets: their parts are loaded, so that each new build shows. */
  overrides: BootState['overrides'];
}

/** A part as a page, so that it is rendered as one: its path is the slot. */
function asPage(part: ReleasePart, interactive: 'none' | undefined): PageOfRelease['page'] {
  const { slot, expose, exportName, access, render, preload, lazyShared } = part;
  return {
    ...{ path: slot, title: '', description: '', expose, exportName, access, render, preload, lazyShared },
    ...(interactive ? { interactive } : {}),
  };
}

/** The part of a release for this visitor with these values; null when there is none. */
function partOf(release: RemoteRelease, host: HostRelease, place: Place, siteMap: SiteMap): PageOfRelease | null {
  const due = fittingParts(release, siteMap.offers).filter((part) => part.slot === place.slot);
  const isOverridden = place.overrides.some(({ name }) => name === release.name);
  const pages = due
    .filter((part) => isPartDue(part, place.given))
    .map((part) => ({ remote: release.name, page: asPage(part, isOverridden ? undefined : quietness(part, host)) }));
  const match = findPage(place.slot, place.visitor, pages);
  if (match.status !== 'found') return null;
  const scripts = [scriptOf(release, release.entry), ...pageScripts(host, release, match.page)];
  return { release, page: match.page, scripts };
}

const isRemote = (release: Release | null): release is RemoteRelease => release?.kind === 'remote';

/** The parts that a slot shows a visitor who is given these values, in its order. */
export function partsIn(siteMap: SiteMap, place: Place): PartRoute[] {
  const { host, offers } = siteMap;
  return (offers.get(place.slot)?.remotes ?? []).flatMap((remote): PartRoute[] => {
    const releases = siteMap.releasesOf(remote);
    const live = releases && partOf(releases.release, host, place, siteMap);
    if (!live) return [];
    const { lastGood } = releases;
    return [{ status: 'found', ...live, lastGood: isRemote(lastGood) ? partOf(lastGood, host, place, siteMap) : null }];
  });
}

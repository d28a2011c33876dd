import { setTimeout as rest } from 'node:timers/promises';
import type { Release, ReleasePage } from '@saltbush/contract/release';
import { LRUCache } from 'lru-cache';
import { type LiveSet, releasesOf } from '../releases/liveSet.ts';
import { liveSetWith } from '../releases/liveSetOfVisitor.ts';
import type { Warm, WarmUp } from '../releases/warm-up.ts';
import type { MadePage } from './createPageRenderer.ts';
import { type SiteMap, siteMapOf } from './siteMap.ts';

interface Dependencies {
  /** What visitors get while the next live set is made ready. */
  liveSet: () => LiveSet;
  /** Renders a page for visitors without a session, and keeps it. `isWhole`: also as the bytes that they are sent. */
  make: (siteMap: SiteMap, pathname: string, options: { isWhole: boolean }) => Promise<MadePage>;
  /** Before each page that follows while visitors have the live set already, whose own pages come first. */
  restMs?: number;
}

interface WarmUps {
  warm: Warm;
  /** Says that a visitor without a session opened this address. */
  noteAsked: (pathname: string) => void;
}

/** Pages of a new release that are made: those in menus first. */
const MOST_OF_RELEASE = 6;
/** Addresses that were asked for lately whose pages are made before visitors get the new live set. */
const MOST_BEFORE = 8;
/** The others follow while visitors have it already. */
const MOST_ASKED = 200;
const HOUR_MS = 3_600_000;
const REST_MS = 100;
const HOME = '/';

const titleOf = ({ name, version }: Release) => `${name} ${version}`;

/** Whether the page is rendered here, the same for everybody, at one address. */
const isForAll = ({ access, render, path }: ReleasePage) =>
  access === 'everyone' && render === 'server' && !path.includes('/:');

function mainPaths(release: Release): string[] {
  if (release.kind === 'host') return [];
  const pages = release.pages.filter(isForAll);
  const inMenus = pages.filter(({ navigation }) => navigation);
  return [...new Set([...inMenus, ...pages].map(({ path }) => path))].slice(0, MOST_OF_RELEASE);
}

/** Pages of others that hold a part of this release. */
function pathsOfParts(release: Release, siteMap: SiteMap | null): string[] {
  if (release.kind === 'host' || siteMap === null) return [];
  const { offers } = siteMap;
  const pages = (release.parts ?? []).flatMap(({ slot }) => offers.get(slot)?.pages ?? []);
  const isMade = (path: string) => {
    const route = siteMap.find(path, { status: 'signed-out' });
    return route.status === 'found' && isForAll(route.page);
  };
  return [...new Set(pages)].filter(isMade).slice(0, MOST_OF_RELEASE);
}

/** The site of most visitors, or that of the visitors who get the candidate of this name. */
function siteWith(liveSet: LiveSet, candidate: string | null): SiteMap | null {
  return siteMapOf(liveSet, liveSetWith(liveSet, { isCandidate: (name) => name === candidate }));
}

/** Addresses by the release that has them, so that each release's process is started once. */
function byRelease(siteMap: SiteMap, pathnames: readonly string[]): string[] {
  const groups = new Map<string, string[]>();
  for (const pathname of pathnames) {
    const route = siteMap.find(pathname, { status: 'signed-out' });
    const key = route.status === 'found' ? titleOf(route.release) : '';
    groups.set(key, [...(groups.get(key) ?? []), pathname]);
  }
  return [...groups.values()].flat();
}

function faultOf({ route, content, failed }: MadePage, pathname: string): string | null {
  if (failed !== null) return `${pathname} is made from the release before, since ${titleOf(failed.release)} failed`;
  const isMissing = content === null && route.status === 'found' && route.page.render === 'server';
  return isMissing ? `${pathname} could not be made` : null;
}

/**
 * Makes pages of a live set before visitors get it: the main pages of its new releases, which also starts their
 * processes, the pages that hold their parts, the home page, and what visitors opened last. What they opened within the last hour follows, one page at a
 * time.
 */
export function createWarmUp({ liveSet, make, restMs = REST_MS }: Dependencies): WarmUps {
  const asked = new LRUCache<string, true>({ max: MOST_ASKED, ttl: HOUR_MS });

  async function warm(next: LiveSet, isCurrent: () => boolean): Promise<WarmUp> {
    const known = new Set([...liveSet().entries.values()].flatMap(releasesOf).map(titleOf));
    const faults: string[] = [];
    async function makeAll(
      siteMap: SiteMap | null,
      pathnames: readonly string[],
      { isWhole = false, isLater = false } = {},
    ): Promise<void> {
      for (const pathname of pathnames) {
        if (isLater) await rest(restMs, undefined, { ref: false });
        if (siteMap === null || !isCurrent()) return;
        const fault = faultOf(await make(siteMap, pathname, { isWhole }), pathname);
        if (fault !== null) faults.push(fault);
      }
    }
    const makeOf = (release: Release, siteMap: SiteMap | null) =>
      makeAll(siteMap, [...mainPaths(release), ...pathsOfParts(release, siteMap)], { isWhole: true });
    const usual = siteWith(next, null);
    for (const [name, { release, candidate }] of next.entries) {
      if (!known.has(titleOf(release))) await makeOf(release, usual);
      if (candidate === null || known.has(titleOf(candidate.release))) continue;
      await makeOf(candidate.release, siteWith(next, name));
    }
    await makeAll(usual, [HOME], { isWhole: true });
    const lately = [...asked.keys()];
    await makeAll(usual, lately.slice(0, MOST_BEFORE));
    // What fails from here on is in the log, as for any visitor.
    if (usual) makeAll(usual, byRelease(usual, lately.slice(MOST_BEFORE)), { isLater: true }).catch(() => {});
    if (faults.length === 0) return { status: 'warm' };
    return { status: 'failed', message: `Not all pages could be made ahead: ${faults.join('; ')}.` };
  }

  return { warm, noteAsked: (pathname) => void asked.set(pathname, true) };
}

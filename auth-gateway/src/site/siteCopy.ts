import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { liveStateOf, type VisitorSite } from './createVisitorSites.ts';
import { bodyForMany, type PageBody } from './pageBodies.ts';
import type { SiteMap } from './siteMap.ts';

/** Where copies are; the hash of their bytes follows. */
export const SITE_COPY_PATH = '/api/site/map/';

/** What is live for a visitor, as bytes that everybody with the same releases gets. */
export interface SiteCopy {
  /** Names these bytes and no others. */
  hash: string;
  body: () => PageBody;
}

/** 132 bits: no two copies share one. */
const HASH_LENGTH = 22;

/** Flags may differ between visitors with the same releases. A copy that is made again costs a few milliseconds. */
const MOST_OF_SITE = 16;

/** Copies without overrides, by their site, with which they leave memory, and then by the values of flags. */
const kept = new WeakMap<SiteMap, LRUCache<string, SiteCopy>>();

function makeCopy(site: VisitorSite, isWorthBest: boolean): SiteCopy {
  const json = JSON.stringify(liveStateOf(site));
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, HASH_LENGTH);
  let body: PageBody | null = null;
  return {
    hash,
    body: () => {
      body ??= bodyForMany(json, { policies: '', isWorthBest });
      return body;
    },
  };
}

/** The copy for a visitor. It is made once for all visitors who get the same releases and flags and have no overrides. */
export function siteCopy(site: VisitorSite): SiteCopy {
  if (site.overrides.length > 0) return makeCopy(site, false);
  const ofSite = kept.get(site.siteMap) ?? new LRUCache<string, SiteCopy>({ max: MOST_OF_SITE });
  kept.set(site.siteMap, ofSite);
  const flags = JSON.stringify(site.flags);
  // The best compression is for the first: that most visitors have, unless shares are at work.
  const copy = ofSite.get(flags) ?? makeCopy(site, ofSite.size === 0);
  ofSite.set(flags, copy);
  return copy;
}

import { createHash } from 'node:crypto';
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

/** Copies without overrides, by their site: both leave memory together. */
const kept = new WeakMap<SiteMap, SiteCopy>();

function makeCopy(site: VisitorSite): SiteCopy {
  const json = JSON.stringify(liveStateOf(site));
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, HASH_LENGTH);
  let body: PageBody | null = null;
  return {
    hash,
    body: () => {
      body ??= bodyForMany(json, { policies: '', isWorthBest: site.overrides.length === 0 });
      return body;
    },
  };
}

/** The copy for a visitor. It is made once for all visitors who get the same releases and have no overrides. */
export function siteCopy(site: VisitorSite): SiteCopy {
  if (site.overrides.length > 0) return makeCopy(site);
  const copy = kept.get(site.siteMap) ?? makeCopy(site);
  kept.set(site.siteMap, copy);
  return copy;
}

import type { BootState } from '@saltbush/contract/boot';
import type { Release } from '@saltbush/contract/release';
import { LRUCache } from 'lru-cache';
import type { Logger } from '../log.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import { createRenderPool, type ServerBundle } from './renderPool.ts';
import type { SiteMap, SiteRoute } from './siteMap.ts';

export interface PageContent {
  html: string;
  styles: string;
  /** Whether the page itself is in the content, or a skeleton in its place. */
  isWhole: boolean;
}

export interface PageRenderer {
  /** Null when rendering failed: the browser renders then, and nobody sees an error page. */
  render(page: PageRequest): Promise<PageContent | null>;
  close(): Promise<void>;
}

export interface PageRequest {
  siteMap: SiteMap;
  route: SiteRoute;
  boot: BootState;
  pathname: string;
  search: string;
}

const RENDER_TIMEOUT_MS = 2000;
const WORKER_MEMORY_MB = 256;
const CACHED_PAGES = 500;
const LONGEST_CACHED_SEARCH = 200;
/** A page that failed to render is left to the browser for this long before the server tries again. */
const FAILURE_PAUSE_MS = 30_000;

export function createPageRenderer({ releases, log }: { releases: ReleaseStore; log: Logger }): PageRenderer {
  const pool = createRenderPool({
    workerUrl: new URL('./renderWorker.js', import.meta.url),
    timeoutMs: RENDER_TIMEOUT_MS,
    memoryMb: WORKER_MEMORY_MB,
  });
  const cache = new LRUCache<string, PageContent>({ max: CACHED_PAGES });
  const failed = new LRUCache<string, true>({ max: CACHED_PAGES, ttl: FAILURE_PAUSE_MS });

  function bundle({ name, version, serverBundle }: Release): ServerBundle {
    const load = async () => (await releases.readFile(name, version, serverBundle)).toString('utf8');
    return { key: `${name}@${version}`, load };
  }

  return {
    async render({ siteMap, route, boot, pathname, search }) {
      const releaseKey = route.status === 'found' ? `${route.release.name}@${route.release.version}` : '';
      const pageKey = `${siteMap.revision} ${releaseKey} ${pathname}`;
      if (failed.has(pageKey)) return null;
      const isPublic = boot.visitor.status === 'signed-out' && search.length <= LONGEST_CACHED_SEARCH;
      const key = `${pageKey}${search}`;
      const cached = isPublic ? cache.get(key) : undefined;
      if (cached) return cached;
      const isWhole = route.status !== 'found' || route.page.render === 'server';
      try {
        const content = await pool.render({
          host: bundle(siteMap.host),
          page: route.status === 'found' && isWhole ? { ...bundle(route.release), expose: route.page.expose } : null,
          boot,
          url: pathname + search,
        });
        const whole = { ...content, isWhole };
        if (isPublic) cache.set(key, whole);
        return whole;
      } catch (error) {
        failed.set(pageKey, true);
        log.error({ error, page: pathname, release: releaseKey }, 'page left to the browser: rendering failed');
        return null;
      }
    },
    close: () => pool.close(),
  };
}

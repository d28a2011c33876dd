import type { BootState } from '@saltbush/contract/boot';
import type { Release } from '@saltbush/contract/release';
import { LRUCache } from 'lru-cache';
import type { Logger } from '../log.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import type { RenderFailureCode, ServerBundle } from './RenderJob.ts';
import { createRenderPool } from './renderPool.ts';
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
const LONGEST_WAIT_MS = 1500;
const WORKER_MEMORY_MB = 256;
const CACHED_PAGES = 500;
const CACHED_ODDMENTS = 200;
const LONGEST_CACHED_SEARCH = 200;
/** What failed is left to the browser for this long before the server tries again. */
const FAILURE_PAUSE_MS = 30_000;

const titleOf = ({ name, version }: Release) => `${name}@${version}`;

function bundlesOf({ siteMap, route }: PageRequest): string {
  return `${titleOf(siteMap.host)} ${route.status === 'found' ? titleOf(route.release) : ''}`;
}

/** What a failure says something about: a query may make one page throw, but a bundle that hangs hangs for all. */
function pauseKeys(request: PageRequest): Record<RenderFailureCode, string | null> {
  const { route, pathname, search } = request;
  const bundles = bundlesOf(request);
  return {
    'bundle-failed': bundles,
    'page-stopped': `${bundles} ${route.status === 'found' ? route.page.expose : ''}`,
    'page-threw': `${bundles} ${pathname}${search}`,
    unavailable: null,
  };
}

export function createPageRenderer({ releases, log }: { releases: ReleaseStore; log: Logger }): PageRenderer {
  const pool = createRenderPool({
    workerUrl: new URL('./renderWorker.js', import.meta.url),
    timeoutMs: RENDER_TIMEOUT_MS,
    longestWaitMs: LONGEST_WAIT_MS,
    memoryMb: WORKER_MEMORY_MB,
  });
  // Addresses that anybody can make up have a cache of their own, so that they push no real page out.
  const pages = new LRUCache<string, PageContent>({ max: CACHED_PAGES });
  const oddments = new LRUCache<string, PageContent>({ max: CACHED_ODDMENTS });
  const underWay = new Map<string, Promise<PageContent | null>>();
  const paused = new LRUCache<string, true>({ max: CACHED_PAGES, ttl: FAILURE_PAUSE_MS });

  function bundle(release: Release): ServerBundle {
    const { name, version, serverBundle } = release;
    const load = async () => (await releases.readFile(name, version, serverBundle)).toString('utf8');
    return { key: titleOf(release), load };
  }

  async function render(request: PageRequest): Promise<PageContent | null> {
    const { siteMap, route, boot, pathname, search } = request;
    const pauses = pauseKeys(request);
    if (Object.values(pauses).some((key) => key !== null && paused.has(key))) return null;
    const isWhole = route.status !== 'found' || route.page.render === 'server';
    const result = await pool.render({
      host: bundle(siteMap.host),
      page: route.status === 'found' && isWhole ? { ...bundle(route.release), expose: route.page.expose } : null,
      boot,
      url: pathname + search,
    });
    if (result.status === 'rendered') return { html: result.html, styles: result.styles, isWhole };
    const { code, message } = result;
    const pause = pauses[code];
    if (pause !== null) paused.set(pause, true);
    log.error({ code, reason: message, page: pathname, bundles: bundlesOf(request) }, 'page left to the browser');
    return null;
  }

  return {
    async render(request) {
      const { siteMap, route, boot, pathname, search } = request;
      // What is made for a signed-in visitor, or for who sees a preview, is theirs alone.
      const isPersonal = boot.visitor.status === 'signed-in' || boot.overrides.length > 0;
      if (isPersonal || search.length > LONGEST_CACHED_SEARCH) return render(request);
      const cache = route.status === 'found' && search === '' ? pages : oddments;
      // The frame shows entries of every remote, so the whole combination counts, not this page's releases alone.
      const key = `${siteMap.key} ${bundlesOf(request)} ${pathname}${search}`;
      const cached = cache.get(key);
      if (cached) return cached;
      const started = underWay.get(key) ?? render(request).finally(() => underWay.delete(key));
      underWay.set(key, started);
      const content = await started;
      if (content) cache.set(key, content);
      return content;
    },
    close: () => pool.close(),
  };
}

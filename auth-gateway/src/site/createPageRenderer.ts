import { inSpan, type SpanFacts } from '@saltbush/capability/traces';
import type { BootState } from '@saltbush/contract/boot';
import type { Release } from '@saltbush/contract/release';
import { LRUCache } from 'lru-cache';
import { renderFailureFacts } from '../failures/renderFailureFacts.ts';
import type { VisitorFlags } from '../flags/flagsOfVisitor.ts';
import { loggedPath } from '../http/loggedPath.ts';
import type { Logger } from '../log.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import { createRenderPool, type RenderPool } from '../rendering/createRenderPool.ts';
import {
  failure,
  type RenderedPart,
  type RenderFailureCode,
  type RenderResult,
  type ServerBundle,
} from '../rendering/RenderJob.ts';
import { flagsOfPage, keyOfFlags } from './flagsOfPage.ts';
import { keptFor } from './keptFor.ts';
import { type Markup, packContent } from './packContent.ts';
import { processLimits } from './processLimits.ts';
import { readServerBundle } from './readServerBundle.ts';
import type { SiteMap, SiteRoute } from './siteMap.ts';
import { isStyleMarkup } from './styleMarkup.ts';

export interface PageContent extends Markup {
  /** True when the content is the page itself, false for a skeleton. */
  isWhole: boolean;
  /** True when every visitor of this address now gets this same object. */
  isForMany: boolean;
}

export interface MadePage {
  /** The route that the content was made from: the requested one, or the same page of the last good release. */
  route: SiteRoute;
  /** Null when rendering failed. The browser then renders, and nobody sees an error page. */
  content: PageContent | null;
  /** Why the content comes from the last good release and not from the live one; null when it does not. */
  failed: { release: Release; code: RenderFailureCode; reason: string } | null;
}

export interface PageRenderer {
  /** Never rejects because of what a release does. */
  render(page: PageRequest): Promise<MadePage>;
  /** Gets ready for pages of this host. */
  prepare(host: Release): void;
  /** See `RenderPool`. */
  giveProcess: RenderPool['give'];
  /** False while no renderer is available. */
  isRendering(): boolean;
  close(): Promise<void>;
}

export interface PageRequest {
  siteMap: SiteMap;
  route: SiteRoute;
  boot: BootState;
  pathname: string;
  search: string;
  /** Set where not a page is rendered but a part for a slot; `route` leads to it. */
  part?: RenderedPart;
  /** The flags of the visitor. Each process gets those of its own remote. */
  flags?: VisitorFlags;
  /** No visitor waits for it. */
  isAhead?: boolean;
}

interface Options {
  releases: Pick<ReleaseStore, 'readFile'>;
  log: Logger;
  mostProcesses: number;
  mostKeptMb: number;
  /** The worker that the processes run. */
  workerUrl?: URL;
  timeoutMs?: number;
  longestWaitMs?: number;
  longestAnswerMs?: number;
  /** Milliseconds since 1970. */
  now?: () => number;
}

interface Failed {
  status: 'failed';
  code: RenderFailureCode;
  /** What the process said of it. */
  reason: string;
}

type Rendered = { status: 'rendered'; content: PageContent } | Failed;

/** Own time of a process for a page, see `createOwnTime`. The first page of a release takes about 0.3 s of it. */
const RENDER_TIMEOUT_MS = 1500;
const LONGEST_WAIT_MS = 1500;
/** After this long the browser renders the page sooner. The server goes on, so that the next visitor gets it. */
const LONGEST_ANSWER_MS = 4000;
const CACHED_PAGES = 500;
const CACHED_ODDMENTS = 200;
/** Characters of HTML and styles; a page has 100,000. */
const CACHED_CHARACTERS = { pages: 30_000_000, oddments: 15_000_000 };
const LONGEST_CACHED_SEARCH = 200;
/** A page or release that failed is not tried again for this long. */
const FAILURE_PAUSE_MS = 30_000;
/** Failures that the page's release has caused, so that another release may do better. */
const FAULTS_OF_RELEASE = new Set<RenderFailureCode>(['bundle-failed', 'page-threw', 'page-stopped']);

const titleOf = ({ name, version }: Release) => `${name}@${version}`;

function bundlesOf({ siteMap, route }: PageRequest): string {
  return `${titleOf(siteMap.host)} ${route.status === 'found' ? titleOf(route.release) : ''}`;
}

/**
 * What is paused after each kind of failure: a page that throws may do so for one query only, but a bundle that hangs
 * does so for all pages.
 */
function pauseKeys(request: PageRequest): Record<RenderFailureCode, string | null> {
  const { siteMap, route, pathname, search } = request;
  const bundles = bundlesOf(request);
  // What throws with a flag may be sound without it.
  const what = `${keyOfFlags(request)} ${nameOfPart(request)}`;
  return {
    'host-failed': titleOf(siteMap.host),
    'bundle-failed': bundles,
    'page-stopped': `${bundles} ${keyOfFlags(request)} ${route.status === 'found' ? route.page.expose : ''}`,
    'page-threw': `${bundles} ${what}${pathname}${search}`,
    unavailable: null,
  };
}

function nameOfPart({ part }: PageRequest): string {
  return part === undefined ? '' : `${part.slot} ${JSON.stringify(part.given)} `;
}

function whichPage(route: SiteRoute): string {
  return route.status === 'found' ? route.page.path : `none ${route.signInHelps} ${route.account}`;
}

/** What a trace says of a page, or of a part for a slot. */
function factsOf({ siteMap, route, part }: PageRequest): SpanFacts {
  return {
    'saltbush.host': titleOf(siteMap.host),
    'saltbush.release': route.status === 'found' ? titleOf(route.release) : titleOf(siteMap.host),
    'saltbush.page': route.status === 'found' ? route.page.path : 'none',
    ...(part === undefined ? {} : { 'saltbush.slot': part.slot }),
  };
}

/** The requested page in the last good release; null when the server cannot render one there. */
function lastGoodRoute(route: SiteRoute): SiteRoute | null {
  if (route.status !== 'found' || route.lastGood?.page.render !== 'server') return null;
  return { status: 'found', ...route.lastGood, lastGood: null };
}

function createCache(max: number, maxSize: number): LRUCache<string, PageContent> {
  return new LRUCache({ max, maxSize, sizeCalculation: ({ html, styles }) => html.length + styles.length + 1 });
}

export function createPageRenderer({ releases, log, mostProcesses, mostKeptMb, ...options }: Options): PageRenderer {
  const pool = createRenderPool({
    ...processLimits(options.workerUrl),
    timeoutMs: options.timeoutMs ?? RENDER_TIMEOUT_MS,
    longestWaitMs: options.longestWaitMs ?? LONGEST_WAIT_MS,
    mostProcesses,
    mostKeptMb,
  });
  const longestAnswerMs = options.longestAnswerMs ?? LONGEST_ANSWER_MS;
  const now = options.now ?? Date.now;
  // Anybody can make up addresses with a query, so those have a cache of their own and push no real page out.
  const pages = createCache(CACHED_PAGES, CACHED_CHARACTERS.pages);
  const oddments = createCache(CACHED_ODDMENTS, CACHED_CHARACTERS.oddments);
  const underWay = new Map<string, Promise<Rendered>>();
  const paused = new LRUCache<string, Failed>({ max: CACHED_PAGES, ttl: FAILURE_PAUSE_MS });
  let isRendering = true;

  function bundle(release: Release): ServerBundle {
    return { key: titleOf(release), load: () => readServerBundle(releases, release) };
  }

  async function run(request: PageRequest, isWhole: boolean): Promise<RenderResult> {
    const { siteMap, route, boot, pathname, search, part, isAhead = false } = request;
    const { flags: _ofOthers, ...common } = boot;
    const result = await pool.render({
      host: bundle(siteMap.host),
      page: route.status === 'found' && isWhole ? { ...bundle(route.release), expose: route.page.expose } : null,
      boot: { ...common, ...flagsOfPage(request) },
      url: pathname + search,
      ...(part ? { part } : {}),
      isAhead,
    });
    isRendering = result.status === 'rendered' || result.code !== 'unavailable';
    if (result.status === 'failed' || isStyleMarkup(result.styles)) return result;
    return failure('page-threw', 'The styles of the page are more than <style> elements.');
  }

  async function attempt(request: PageRequest): Promise<Rendered> {
    const { route, pathname } = request;
    const pauses = pauseKeys(request);
    for (const key of Object.values(pauses)) {
      const failed = key === null ? undefined : paused.get(key);
      if (failed !== undefined) return failed;
    }
    const isWhole = route.status !== 'found' || route.page.render === 'server';
    const startedAt = performance.now();
    const result = await run(request, isWhole);
    const tookMs = Math.round(performance.now() - startedAt);
    if (tookMs > longestAnswerMs) {
      log.warn({ tookMs, page: loggedPath(pathname), bundles: bundlesOf(request) }, 'page left to the browser');
    }
    if (result.status === 'rendered') {
      return { status: 'rendered', content: { html: result.html, styles: result.styles, isWhole, isForMany: false } };
    }
    const { code, message } = result;
    const failed: Failed = { status: 'failed', code, reason: message };
    const pause = pauses[code];
    if (pause !== null) paused.set(pause, failed);
    const own = route.status === 'found' ? [route.release, request.siteMap.host] : [request.siteMap.host];
    const facts = renderFailureFacts(result, own);
    log.error({ code, ...facts, page: loggedPath(pathname), bundles: bundlesOf(request) }, 'page not rendered');
    return failed;
  }

  async function render(request: PageRequest): Promise<Rendered> {
    const { siteMap, route, boot, pathname, search, part } = request;
    // A page for a signed-in visitor, or for a browser with a preview, is cached for nobody else.
    const isPersonal = boot.visitor.status === 'signed-in' || boot.overrides.length > 0;
    if (isPersonal || search.length > LONGEST_CACHED_SEARCH) return attempt(request);
    const isPlain = search === '';
    const cache = route.status === 'found' && isPlain ? pages : oddments;
    // Only what the HTML depends on, so that a page outlasts the activation of another team's release.
    const notice = boot.isSignInUnchecked ? 'unchecked ' : '';
    // A part knows no address, so it is the same on every page that gives it the same.
    const where = part === undefined ? `${siteMap.frameAt(pathname)} ${pathname}${search}` : nameOfPart(request);
    const which = `${whichPage(route)} ${notice}${keptFor(request, now())} ${keyOfFlags(request)}`;
    const key = `${bundlesOf(request)} ${which} ${where}`;
    const cached = cache.get(key);
    if (cached) return { status: 'rendered', content: cached };
    // Visitors who wait for the same rendering get the same object.
    const keep = (result: Rendered): Rendered => {
      if (result.status === 'failed') return result;
      const content = packContent({ ...result.content, isForMany: true });
      cache.set(key, content);
      return { status: 'rendered', content };
    };
    const started =
      underWay.get(key) ??
      attempt(request)
        .then(keep)
        .finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  }

  /** What rendering comes to, or that it was not to be had in time. */
  function renderInTime(request: PageRequest): Promise<Rendered> {
    return inSpan('render', factsOf(request), async (span) => {
      const rendered = await renderUntil(request);
      span?.note({ 'saltbush.outcome': rendered.status === 'rendered' ? rendered.status : rendered.code });
      return rendered;
    });
  }

  async function renderUntil(request: PageRequest): Promise<Rendered> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Rendered>((resolve) => {
      timer = setTimeout(() => resolve({ status: 'failed', code: 'unavailable', reason: '' }), longestAnswerMs);
    });
    const rendered = await Promise.race([render(request), late]);
    clearTimeout(timer);
    return rendered;
  }

  return {
    async render(request) {
      const { route } = request;
      const live = await renderInTime(request);
      if (live.status === 'rendered') return { route, content: live.content, failed: null };
      const before = FAULTS_OF_RELEASE.has(live.code) ? lastGoodRoute(route) : null;
      const lastGood = before && (await renderInTime({ ...request, route: before }));
      if (before === null || lastGood?.status !== 'rendered' || route.status !== 'found') {
        return { route, content: null, failed: null };
      }
      return {
        route: before,
        content: lastGood.content,
        failed: { release: route.release, code: live.code, reason: live.reason },
      };
    },
    isRendering: () => isRendering,
    prepare: (host) => pool.prepare(bundle(host)),
    giveProcess: pool.give,
    close: () => pool.close(),
  };
}

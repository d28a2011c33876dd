import { randomBytes } from 'node:crypto';
import type { BootState, Visitor } from '@saltbush/contract/boot';
import { withoutTrailingSlash } from '@saltbush/contract/boot';
import { HOST_NAME, type ReleasePage, releaseUrl } from '@saltbush/contract/release';
import type { Request, Response } from 'express';
import type { Config } from '../config.ts';
import { Refusal } from '../errors.ts';
import { visitorNetwork } from '../http/visitorNetwork.ts';
import type { Logger } from '../log.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import type { ServerFailure } from '../telemetry/createTelemetry.ts';
import type { Visits } from '../telemetry/createVisits.ts';
import { contentSecurityPolicy, INTEGRITY_POLICY } from './contentSecurityPolicy.ts';
import { robotsText, sitemapXml } from './crawlerFiles.ts';
import { createPageRenderer } from './createPageRenderer.ts';
import { liveStateOf, type VisitorSites } from './createVisitorSites.ts';
import { FAVICON_SVG } from './favicon.ts';
import { htmlDocument } from './htmlDocument.ts';
import { isPageView } from './isPageView.ts';
import { NO_HOST_PAGE } from './noHostPage.ts';
import { pageAddress } from './pageAddress.ts';
import { sendCompressed } from './sendCompressed.ts';
import { isIndexed } from './siteMap.ts';
import { breadcrumbList, withAbsoluteAddresses } from './structuredData.ts';
import { UNCHECKED_PAGE } from './uncheckedPage.ts';

/** Pages that show a third party's form where one is configured. */
const DRIVER_FORM_PATHS = new Set(['/driver-induction', '/driver-application']);

const CRAWLER_CACHE = 'public, max-age=300';

function imageUrl(page: ReleasePage, fileUrl: (file: string) => string): string | null {
  return page.image === undefined ? null : fileUrl(page.image);
}

export interface Site {
  /** Answers every GET and HEAD that is neither a file of a release nor the API. */
  handler: (request: Request, response: Response, visitor: Visitor) => Promise<void>;
  /** Whether pages are rendered here; without, browsers render them. */
  isRendering: () => boolean;
  close: () => Promise<void>;
}

interface Dependencies {
  config: Config;
  releases: ReleaseStore;
  sites: VisitorSites;
  visits: Pick<Visits, 'issue'>;
  /** Hears of each release that a page was made from which a browser asked for in order to show it. */
  onPage?: (name: string, version: string) => void;
  /** Hears of each of these pages that the last good release was rendered for, since the live one could not be. */
  onServerFailure?: (failure: ServerFailure) => Promise<void>;
  log: Logger;
}

export async function createSite({
  config,
  releases,
  sites,
  visits,
  onPage = () => {},
  onServerFailure = async () => {},
  log,
}: Dependencies): Promise<Site> {
  const { renderProcesses, renderMemoryMb } = config;
  const renderer = createPageRenderer({
    releases,
    log,
    mostProcesses: renderProcesses,
    mostKeptMb: renderMemoryMb,
  });
  const host = releases.liveSet().entries.get(HOST_NAME)?.release;
  if (host !== undefined) renderer.prepare(host);

  async function handler(request: Request, response: Response, visitor: Visitor): Promise<void> {
    const address = pageAddress(request.originalUrl);
    if (!address) {
      const message = 'This address cannot be read. Check it, or start at the home page.';
      throw new Refusal(message, { status: 400, code: 'bad-request' });
    }
    const { pathname, search } = address;
    if (pathname === '/favicon.svg' || pathname === '/favicon.ico') {
      response.set('cache-control', 'public, max-age=86400').type('image/svg+xml').send(FAVICON_SVG);
      return;
    }
    if (pathname === '/robots.txt') {
      response.set('cache-control', CRAWLER_CACHE).type('text/plain').send(robotsText(config.publicUrl));
      return;
    }
    if (pathname !== withoutTrailingSlash(pathname)) {
      response.redirect(308, withoutTrailingSlash(pathname) + search);
      return;
    }
    const isSitemap = pathname === '/sitemap.xml';
    const visitorSite = await (isSitemap ? sites.ofRequest(request) : sites.ofPage(request, response));
    if (!visitorSite) {
      response.status(503).set('retry-after', '5').type('html').send(NO_HOST_PAGE);
      return;
    }
    const { siteMap } = visitorSite;
    if (isSitemap) {
      const paths = siteMap.indexedPages.map(({ path }) => path);
      response.set('cache-control', CRAWLER_CACHE).type('application/xml').send(sitemapXml(config.publicUrl, paths));
      return;
    }
    const asked = siteMap.find(pathname, visitor);
    const { isSignInUnchecked } = response.locals as { isSignInUnchecked?: true };
    if (isSignInUnchecked && asked.status === 'not-found' && asked.signInHelps) {
      response.status(503).set({ 'retry-after': '5', 'cache-control': 'no-store' }).type('html').send(UNCHECKED_PAGE);
      return;
    }
    const formOrigins = DRIVER_FORM_PATHS.has(pathname) ? (config.driverForms?.origins ?? []) : [];
    const nonce = randomBytes(16).toString('base64');
    const boot: BootState = {
      ...liveStateOf(visitorSite),
      visitor,
      ...(isSignInUnchecked ? { isSignInUnchecked } : {}),
      visit: visits.issue(new Date()),
      rendered: null,
      staffAppUrl: config.staffAppUrl,
      loadTimeoutMs: config.loadTimeoutMs,
    };
    const { route, content, failed } = await renderer.render({ siteMap, route: asked, boot, pathname, search });
    // The browser begins with this release: what it hydrates is what was rendered.
    if (content && route.status === 'found' && content.isWhole) {
      boot.rendered = { remote: route.release.name, version: route.release.version };
    }
    const isListed = route.status === 'found' && isIndexed(route.page);
    const crumbs = isListed ? breadcrumbList(pathname, siteMap.indexedPages) : null;
    const facts = isListed ? [...(route.page.structuredData ?? []), ...(crumbs ? [crumbs] : [])] : [];
    const fileUrl = (file: string) =>
      route.status === 'found' ? config.publicUrl + releaseUrl(route.release.name, route.release.version, file) : file;
    const html = htmlDocument({
      nonce,
      title: route.status === 'found' ? route.page.title : 'Page not found',
      description: route.status === 'found' ? route.page.description : '',
      canonicalUrl: isListed ? config.publicUrl + pathname : null,
      imageUrl: route.status === 'found' ? imageUrl(route.page, fileUrl) : null,
      structuredData: withAbsoluteAddresses(facts, { publicUrl: config.publicUrl, fileUrl }),
      host: siteMap.hostScript,
      fonts: siteMap.fonts,
      preload: route.status === 'found' ? route.scripts : [],
      styles: content?.styles ?? '',
      content: content?.html ?? '',
      boot,
    });
    response
      .status(route.status === 'found' ? 200 : 404)
      .set({
        'content-security-policy': contentSecurityPolicy(nonce, { devSockets: config.dev !== null, formOrigins }),
        // A third party's script comes without an integrity value, and the policy knows no exceptions.
        ...(formOrigins.length > 0 ? {} : { 'integrity-policy': INTEGRITY_POLICY }),
        'cache-control': 'private, no-cache',
        vary: 'cookie',
      })
      .type('html');
    await sendCompressed(request, response, html);
    if (route.status !== 'found' || !isPageView(request)) return;
    onPage(siteMap.host.name, siteMap.host.version);
    onPage(route.release.name, route.release.version);
    if (failed === null) return;
    const { name, version } = failed.release;
    onPage(name, version);
    await onServerFailure({
      visit: boot.visit,
      network: visitorNetwork(request),
      release: { name, version },
      page: route.page.path,
      code: failed.code,
    });
  }

  return { handler, isRendering: renderer.isRendering, close: () => renderer.close() };
}

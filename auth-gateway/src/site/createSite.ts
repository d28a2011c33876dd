import type { BootState, Visitor } from '@saltbush/contract/boot';
import { withoutTrailingSlash } from '@saltbush/contract/boot';
import { HOST_NAME } from '@saltbush/contract/release';
import type { Request, Response } from 'express';
import { sendPage } from '../auth/pages/sendPage.ts';
import { safeReturnTo } from '../auth/safeReturnTo.ts';
import type { Config } from '../config.ts';
import { Refusal } from '../errors.ts';
import { visitorNetwork } from '../http/visitorNetwork.ts';
import type { Logger } from '../log.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import type { ServerFailure } from '../telemetry/createTelemetry.ts';
import type { Visits } from '../telemetry/createVisits.ts';
import { answerSiteFile } from './answerSiteFile.ts';
import { contentSecurityPolicy, INTEGRITY_POLICY } from './contentSecurityPolicy.ts';
import { createPageRenderer, type MadePage, type PageContent } from './createPageRenderer.ts';
import { liveStateOf, type VisitorSite, type VisitorSites } from './createVisitorSites.ts';
import { htmlDocument } from './htmlDocument.ts';
import { isPageView } from './isPageView.ts';
import { pageAddress } from './pageAddress.ts';
import { bodyForMany, bodyForOne, type PageBody } from './pageBodies.ts';
import { pageHead } from './pageHead.ts';
import { sendNoHost } from './sendNoHost.ts';
import { sendPageBody } from './sendPageBody.ts';
import type { SiteRoute } from './siteMap.ts';
import { uncheckedPage } from './uncheckedPage.ts';
import { visitHeader } from './visitHeader.ts';

export interface Site {
  /** Answers every GET and HEAD that is neither for a file of a release nor for the API. */
  handler: (request: Request, response: Response, visitor: Visitor) => Promise<void>;
  /** Whether pages are rendered here. When not, browsers render them. */
  isRendering: () => boolean;
  close: () => Promise<void>;
}

/** A page as it is sent. */
interface WrittenPage {
  body: PageBody;
  policies: Record<string, string>;
}

interface Dependencies {
  config: Config;
  releases: ReleaseStore;
  sites: VisitorSites;
  visits: Pick<Visits, 'issue'>;
  /** Called for the release of each page that a browser asked for in order to show it. */
  onPage?: (name: string, version: string) => void;
  /** Called for each such page that was rendered from the last good release because the live one failed. */
  onServerFailure?: (failure: ServerFailure) => Promise<void>;
  /** The worker that renders pages, when it is not beside this file. */
  workerUrl?: URL;
  log: Logger;
}

export async function createSite({
  config,
  releases,
  sites,
  visits,
  onPage = () => {},
  onServerFailure = async () => {},
  workerUrl,
  log,
}: Dependencies): Promise<Site> {
  const { renderProcesses, renderMemoryMb } = config;
  const renderer = createPageRenderer({
    releases,
    log,
    mostProcesses: renderProcesses,
    mostKeptMb: renderMemoryMb,
    ...(workerUrl && { workerUrl }),
  });
  const host = releases.liveSet().entries.get(HOST_NAME)?.release;
  if (host !== undefined) renderer.prepare(host);
  /** Pages for many, by their content: both are forgotten together. */
  const written = new WeakMap<PageContent, WrittenPage>();

  // In development the live set stays as it is while what stands in for a release changes.
  const isForMany = (content: PageContent) => content.isForMany && config.dev === null;

  /** The state that the browser starts from. What was rendered is added once it is known. */
  function bootState(visitorSite: VisitorSite, visitor: Visitor, isSignInUnchecked: boolean): BootState {
    return {
      ...liveStateOf(visitorSite),
      visitor,
      ...(isSignInUnchecked ? { isSignInUnchecked } : {}),
      // The page itself says it in a header, so that all visitors can be sent the same bytes.
      visit: '',
      rendered: null,
      staffAppUrl: config.staffAppUrl,
      loadTimeoutMs: config.loadTimeoutMs,
    };
  }

  function writePage(
    { siteMap }: VisitorSite,
    { route, content }: MadePage,
    boot: BootState,
    pathname: string,
  ): WrittenPage {
    const shown = route.status === 'found' ? route.page.shows : undefined;
    const formOrigins = shown === 'driver-forms' ? (config.driverForms?.origins ?? []) : [];
    const head = pageHead(route, { pathname, publicUrl: config.publicUrl, siteMap });
    const host = siteMap.hostScript;
    const styles = content?.styles ?? '';
    const html = htmlDocument({ ...head, host, fonts: siteMap.fonts, styles, content: content?.html ?? '', boot });
    const scripts = [host, ...head.preload].map(({ integrity }) => integrity);
    const openings = { isDevelopment: config.dev !== null, formOrigins };
    return {
      body: content && isForMany(content) ? bodyForMany(html) : bodyForOne(html),
      policies: {
        'content-security-policy': contentSecurityPolicy({ scripts, styles }, openings),
        // A third party's script comes without an integrity value, and the policy knows no exceptions.
        ...(formOrigins.length > 0 ? {} : { 'integrity-policy': INTEGRITY_POLICY }),
      },
    };
  }

  function setPageHeaders(response: Response, route: SiteRoute, { policies }: WrittenPage, visit: string): void {
    response
      .status(route.status === 'found' ? 200 : 404)
      .set({
        ...policies,
        'cache-control': 'private, no-cache',
        ...visitHeader(visit),
        vary: 'cookie',
      })
      .type('html');
  }

  /** Counts a page that was sent, and what the server could not render of it. */
  async function countPage(request: Request, { siteMap }: VisitorSite, made: MadePage, visit: string): Promise<void> {
    const { route, failed } = made;
    if (route.status !== 'found' || !isPageView(request)) return;
    onPage(siteMap.host.name, siteMap.host.version);
    onPage(route.release.name, route.release.version);
    if (failed === null) return;
    const { name, version } = failed.release;
    onPage(name, version);
    const network = visitorNetwork(request);
    await onServerFailure({ visit, network, release: { name, version }, page: route.page.path, code: failed.code });
  }

  async function handler(request: Request, response: Response, visitor: Visitor): Promise<void> {
    const address = pageAddress(request.originalUrl);
    if (!address) {
      const message = 'This address cannot be read. Check it, or start at the home page.';
      throw new Refusal(message, { status: 400, code: 'bad-request' });
    }
    const { pathname, search } = address;
    const { publicUrl } = config;
    if (await answerSiteFile(pathname, request, response, { publicUrl, sites })) return;
    if (pathname !== withoutTrailingSlash(pathname)) {
      response.redirect(308, withoutTrailingSlash(pathname) + search);
      return;
    }
    const visitorSite = await sites.ofPage(request, response);
    if (!visitorSite) {
      sendNoHost(response);
      return;
    }
    const { siteMap } = visitorSite;
    const asked = siteMap.find(pathname, visitor);
    const { isSignInUnchecked = false } = response.locals as { isSignInUnchecked?: true };
    if (isSignInUnchecked && asked.status === 'not-found' && asked.signInHelps) {
      sendPage(response.set('retry-after', '5'), 503, uncheckedPage(safeReturnTo(request.originalUrl)));
      return;
    }
    const boot = bootState(visitorSite, visitor, isSignInUnchecked);
    const made = await renderer.render({ siteMap, route: asked, boot, pathname, search });
    const { route, content } = made;
    // The browser starts with the release that was rendered, so that it hydrates what is there.
    if (content && route.status === 'found' && content.isWhole) {
      boot.rendered = { remote: route.release.name, version: route.release.version };
    }
    const page = (content && written.get(content)) ?? writePage(visitorSite, made, boot, pathname);
    if (content && isForMany(content)) written.set(content, page);
    const visit = visits.issue(new Date());
    setPageHeaders(response, route, page, visit);
    try {
      await sendPageBody(request, response, page.body);
    } catch (error) {
      // Otherwise a page that could not be compressed once would fail for everybody.
      if (content) written.delete(content);
      throw error;
    }
    await countPage(request, visitorSite, made, visit);
  }

  return { handler, isRendering: renderer.isRendering, close: () => renderer.close() };
}

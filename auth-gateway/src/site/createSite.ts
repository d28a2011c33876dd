import { existsSync } from 'node:fs';
import { visitorAddress } from '@saltbush/capability/http';
import { Refusal } from '@saltbush/capability/refusal';
import { inSpan } from '@saltbush/capability/traces';
import type { BootState, Visitor } from '@saltbush/contract/boot';
import { withoutTrailingSlash } from '@saltbush/contract/boot';
import { HOST_NAME } from '@saltbush/contract/release';
import type { Request, Response } from 'express';
import type { Config } from '../config.ts';
import { safeReturnTo } from '../http/safeReturnTo.ts';
import type { Logger } from '../log.ts';
import { sendPage } from '../pages/sendPage.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import type { ServerFailure } from '../telemetry/createTelemetry.ts';
import { traceFacts } from '../traces/traceFacts.ts';
import { answerSiteFile } from './answerSiteFile.ts';
import { createPageRenderer, type MadePage, type PageRequest } from './createPageRenderer.ts';
import { createPageWriter, type WrittenPage } from './createPageWriter.ts';
import { createTrials } from './createTrials.ts';
import { usualSite, type VisitorSite, type VisitorSites } from './createVisitorSites.ts';
import { createWarmUp } from './createWarmUp.ts';
import { isPageView } from './isPageView.ts';
import { isRailNarrow } from './isRailNarrow.ts';
import { keepHeader } from './keepHeader.ts';
import { pageAddress } from './pageAddress.ts';
import { type Place, partOfSite } from './partOfSite.ts';
import { createSlotFiller, type FilledPage } from './parts/createSlotFiller.ts';
import { processLimits } from './processLimits.ts';
import { sendNoHost } from './sendNoHost.ts';
import { sendPageBody } from './sendPageBody.ts';
import { isOneOfFew, type SiteMap, type SiteRoute } from './siteMap.ts';
import { traceOfPage } from './traceOfPage.ts';
import { uncheckedPage } from './uncheckedPage.ts';

export interface Site {
  /** Answers every GET and HEAD that is neither for a file of a release nor for the API. */
  handler: (request: Request, response: Response, visitor: Visitor) => Promise<void>;
  /** Whether pages are rendered here. When not, browsers render them. */
  isRendering: () => boolean;
  close: () => Promise<void>;
}

interface Dependencies {
  config: Config;
  releases: ReleaseStore;
  sites: VisitorSites;
  /** Called for the release of each page that a browser asked for in order to show it. */
  onPage?: (name: string, version: string) => void;
  /** Called for each such page that was rendered from the last good release because the live one failed. */
  onServerFailure?: (failure: ServerFailure) => Promise<void>;
  /** The worker that renders pages, when it is not beside this file. */
  workerUrl?: URL;
  log: Logger;
}

/** The browser starts with the release that was rendered, so that it hydrates what is there. */
function withRendered(boot: BootState, { route, content }: MadePage): BootState {
  if (!content?.isWhole || route.status !== 'found') return boot;
  return { ...boot, rendered: { remote: route.release.name, version: route.release.version } };
}

const partFailures = ({ failedParts }: FilledPage) =>
  failedParts.map(({ slot, ...failure }) => ({ ...failure, page: slot }));

const isWork = (route: SiteRoute) => route.status === 'found' && route.page.frame === 'work';

export async function createSite({
  config,
  releases,
  sites,
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
  const writer = createPageWriter(config);
  const filler = createSlotFiller(renderer);
  const render = async (page: PageRequest) => filler.fill(await renderer.render(page), page);

  /** The state that the browser starts from. What was rendered is added once it is known. */
  function bootState(visitorSite: VisitorSite, place: Place, isSignInUnchecked: boolean): BootState {
    return {
      ...partOfSite(visitorSite, place),
      visitor: place.visitor,
      ...(isSignInUnchecked ? { isSignInUnchecked } : {}),
      rendered: null,
      staffAppUrl: config.staffAppUrl,
      loadTimeoutMs: config.loadTimeoutMs,
    };
  }

  /** Makes a page as for a visitor without a session. */
  async function make(siteMap: SiteMap, pathname: string, { isWhole }: { isWhole: boolean }): Promise<FilledPage> {
    const visitor = { status: 'signed-out' } as const;
    const site = usualSite(siteMap, visitor);
    const boot = bootState(site, { pathname, visitor }, false);
    const route = siteMap.find(pathname, visitor);
    const { flags } = site;
    const made = await render({ siteMap, route, boot, pathname, search: '', flags, isAhead: true });
    if (isWhole && made.content?.isForMany) {
      const page = await writer.write(made, { siteMap, boot: withRendered(boot, made), pathname, search: '' });
      await page.body.encoded('br');
    }
    return made;
  }

  const warmUp = createWarmUp({ liveSet: releases.liveSet, make });
  releases.warmWith(warmUp.warm);
  const limits = processLimits(workerUrl);
  const trials = createTrials({
    releases,
    bootOf: (siteMap, place) => bootState(usualSite(siteMap, place.visitor), place, false),
    limits,
    giveProcess: renderer.giveProcess,
    log,
  });
  // Without a renderer a trial would blame the release.
  if (existsSync(limits.workerUrl)) releases.tryWith(trials);
  else log.warn('there is nothing that renders pages, so releases are shown untried');

  async function close(): Promise<void> {
    trials.close();
    await renderer.close();
  }

  function setPageHeaders(response: Response, route: SiteRoute, { policies }: WrittenPage): void {
    response
      .status(route.status === 'found' ? 200 : 404)
      .set({ ...policies, 'cache-control': 'private, no-cache', vary: 'cookie' })
      .type('html');
  }

  /** Counts a page that was sent, and what the server could not render of it. */
  async function countPage(
    request: Request,
    visitorSite: VisitorSite,
    made: FilledPage,
    trace: ReturnType<typeof traceFacts>,
  ): Promise<void> {
    const { siteMap, overrides, visitorId } = visitorSite;
    const { route, failed } = made;
    if (route.status !== 'found' || overrides.length > 0 || !isPageView(request)) return;
    onPage(siteMap.host.name, siteMap.host.version);
    onPage(route.release.name, route.release.version);
    const failures = [...(failed ? [{ ...failed, page: route.page.path }] : []), ...partFailures(made)];
    const address = visitorAddress(request);
    for (const { release, page, code, reason } of failures) {
      const { name, version } = release;
      onPage(name, version);
      await onServerFailure({ address, visitorId, release: { name, version }, page, code, reason, ...trace });
    }
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
    const visitorSite = await inSpan('find the live set', {}, () => sites.ofPage(request, response, visitor));
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
    const boot = {
      ...bootState(visitorSite, { pathname, visitor }, isSignInUnchecked),
      ...(isWork(asked) && isRailNarrow(request) ? { isRailNarrow: true as const } : {}),
    };
    const made = await render({ siteMap, route: asked, boot, pathname, search, flags: visitorSite.flags });
    const { route, content } = made;
    if (visitor.status === 'signed-out' && isOneOfFew(route, search)) warmUp.noteAsked(pathname);
    const asPage = { siteMap, boot: withRendered(boot, made), pathname, search };
    const page = await inSpan('write the page', {}, () => writer.write(made, asPage));
    setPageHeaders(response, route, page);
    response.set(keepHeader(request, { route, page, search, isForAll: visitorSite.isForAll }));
    traceOfPage(response, route, page);
    // Once the page is sent, nothing belongs to its trace.
    const trace = traceFacts();
    try {
      await sendPageBody(request, response, page.body);
    } catch (error) {
      // Otherwise a page that could not be compressed once would fail for everybody.
      if (content) writer.forget(content);
      throw error;
    }
    await countPage(request, visitorSite, made, trace);
  }

  return { handler, isRendering: renderer.isRendering, close };
}

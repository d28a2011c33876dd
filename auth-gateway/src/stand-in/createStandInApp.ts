import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import { sessionCookie } from '../admission/sessionCookie.ts';
import type { Config } from '../config.ts';
import { createAloneRoutes } from '../createAloneRoutes.ts';
import { answerErrors } from '../http/answerErrors.ts';
import { identifyRequest } from '../http/identifyRequest.ts';
import { refuseCrossSite } from '../http/refuseCrossSite.ts';
import { safeReturnTo } from '../http/safeReturnTo.ts';
import { securityHeaders } from '../http/securityHeaders.ts';
import type { Logger } from '../log.ts';
import { pageFiles } from '../pages/answerPageFile.ts';
import { sendPage } from '../pages/sendPage.ts';
import { mountPlatform } from '../platform/mountPlatform.ts';
import { createSecurityContact } from '../security-contact/createSecurityContact.ts';
import { answerLive } from '../site/answerLive.ts';
import { answerSiteCopy } from '../site/answerSiteCopy.ts';
import type { RevisionEvents } from '../site/createRevisionEvents.ts';
import type { Site } from '../site/createSite.ts';
import type { VisitorSites } from '../site/createVisitorSites.ts';
import { uncheckedPage } from '../site/uncheckedPage.ts';
import { databaseAway } from './databaseAway.ts';

interface Dependencies {
  config: Config;
  events: RevisionEvents;
  sites: VisitorSites;
  site: Site;
  log: Logger;
}

/** Addresses at which only a gateway with its database has a page. */
const PAGES_OF_DATABASE = ['/api/login', '/api/callback', '/confirm', '/preview', '/idp'];

const answerUnchecked: RequestHandler = ({ method, originalUrl }, response, next) => {
  if (method !== 'GET' && method !== 'HEAD') next(databaseAway());
  else sendPage(response.set('retry-after', '5'), 503, uncheckedPage(safeReturnTo(originalUrl)));
};

/** What a gateway answers while it has no database yet: pages, and whatever else needs none. The rest is 503. */
export function createStandInApp({ config, events, sites, site, log }: Dependencies): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.trustedProxies);
  app.use(identifyRequest(log), securityHeaders(config));
  app.use(refuseCrossSite(config));
  app.use(
    mountPlatform({
      ...pageFiles,
      'GET /api/releases/events': events.handler,
      'GET /api/site/live': [compression(), answerLive(sites)],
      'GET /api/site/map/:hash': answerSiteCopy(sites),
      ...createSecurityContact(config),
    }),
  );
  app.use(createAloneRoutes());
  app.use(PAGES_OF_DATABASE, answerUnchecked);
  app.use(['/api', '/metrics'], () => {
    throw databaseAway();
  });
  app.use(async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw databaseAway();
    // Nobody can tell whose session it is; without one there is nothing to tell.
    if (sessionCookie(request) !== null) response.locals.isSignInUnchecked = true;
    await site.handler(request, response, { status: 'signed-out' });
  });
  app.use(answerErrors(log));
  return app;
}

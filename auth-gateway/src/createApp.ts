import compression from 'compression';
import express, { type Express } from 'express';
import { createAnalyticsRouter } from './analytics/createAnalyticsRouter.ts';
import type { Auth } from './auth/createAuth.ts';
import { createBookingDeskRouter } from './bookings/createBookingDeskRouter.ts';
import { createBookingsRouter } from './bookings/createBookingsRouter.ts';
import { createClientsRouter } from './clients/createClientsRouter.ts';
import type { Config } from './config.ts';
import type { Clock } from './createClock.ts';
import type { Database } from './database/openDatabase.ts';
import { createDriverDesk } from './drivers/createDriverDesk.ts';
import { createDriverDeskRouter } from './drivers/createDriverDeskRouter.ts';
import { createDriversRouter } from './drivers/createDriversRouter.ts';
import { createEnquiriesRouter } from './enquiries/createEnquiriesRouter.ts';
import { Refusal } from './errors.ts';
import { createHealthChecksRouter } from './health-checks/createHealthChecksRouter.ts';
import { answerErrors } from './http/answerErrors.ts';
import { answerHealth } from './http/answerHealth.ts';
import { identifyRequest } from './http/identifyRequest.ts';
import { refuseCrossSite } from './http/refuseCrossSite.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import type { Logger } from './log.ts';
import type { MailSender } from './mail/createMailSender.ts';
import { createOutboxRouter } from './mail/createOutboxRouter.ts';
import { wakeAfterChanges } from './mail/wakeAfterChanges.ts';
import { answerMetrics } from './metrics/answerMetrics.ts';
import type { Metrics } from './metrics/createMetrics.ts';
import type { Overrides } from './overrides/createOverrides.ts';
import { createOverridesRouter } from './overrides/createOverridesRouter.ts';
import { createPreviewRoutes } from './overrides/createPreviewRoutes.ts';
import { createQuoteStore } from './quotes/createQuoteStore.ts';
import { createQuotesRouter } from './quotes/createQuotesRouter.ts';
import { createRateSheetsRouter } from './rate-sheets/createRateSheetsRouter.ts';
import type { PrivateLinks } from './references/createPrivateLinks.ts';
import { createHealthRouter } from './release-health/createHealthRouter.ts';
import { createPruneRouter } from './release-retention/createPruneRouter.ts';
import type { LogEvents } from './releases/createLogEvents.ts';
import type { Permits } from './releases/createPermits.ts';
import { createReleasesRouter } from './releases/createReleasesRouter.ts';
import type { RevisionEvents } from './releases/createRevisionEvents.ts';
import { createTokensRouter } from './releases/createTokensRouter.ts';
import type { ReleaseStore } from './releases/ReleaseStore.ts';
import type { ShipmentEvents } from './shipments/createShipmentEvents.ts';
import { createShipmentsRouter } from './shipments/createShipmentsRouter.ts';
import { answerLive } from './site/answerLive.ts';
import type { Site } from './site/createSite.ts';
import type { VisitorSites } from './site/createVisitorSites.ts';
import type { Telemetry } from './telemetry/createTelemetry.ts';
import { createTermsRouter } from './terms/createTermsRouter.ts';
import { createTrackingRouter } from './tracking/createTrackingRouter.ts';

interface Dependencies {
  config: Config;
  database: Database;
  releases: ReleaseStore;
  events: RevisionEvents;
  overrides: Overrides;
  shipmentEvents: ShipmentEvents;
  logEvents: LogEvents;
  auth: Auth;
  permits: Permits;
  sites: VisitorSites;
  site: Site;
  mails: MailSender;
  now: Clock;
  links: PrivateLinks;
  telemetry: Telemetry;
  metrics: Metrics;
  log: Logger;
}

/** Everything but release files, in the order in which requests pass it. */
export function createApp({
  config,
  database,
  releases,
  events,
  overrides,
  shipmentEvents,
  logEvents,
  auth,
  permits,
  sites,
  site,
  mails,
  now,
  links,
  telemetry,
  metrics,
  log,
}: Dependencies): Express {
  const { visitorOf } = auth;
  const quotes = createQuoteStore({ database, links, now });
  const bookings = { database, quotes, links, now, publicUrl: config.publicUrl };
  const app = express();
  app.disable('x-powered-by');
  // Every page has a nonce of its own, and of the rest nothing is worth asking for again.
  app.disable('etag');
  app.set('trust proxy', config.trustedProxies);
  app.use(identifyRequest(log), securityHeaders(config));

  // The issuer reads its own bodies and checks its own origins.
  if (auth.issuer) app.use('/idp', auth.issuer);
  app.use(refuseCrossSite(config));

  // Nothing here needs to know the visitor.
  app.get('/api/health', answerHealth({ database, releases }));
  app.get('/api/releases/events', events.handler);
  app.get('/api/site/live', compression(), answerLive(sites));
  app.use(telemetry.router);
  app.use(createTermsRouter());
  app.use(createPreviewRoutes({ overrides, log }));

  app.use(auth.session);
  app.use('/api/logout', shipmentEvents.watchSignOut);
  app.use(auth.routes);
  app.use('/api', wakeAfterChanges(mails), shipmentEvents.watchChanges);
  app.use(createEnquiriesRouter({ database, visitorOf, now, publicUrl: config.publicUrl }));
  app.use(createDriversRouter({ config, database, links, now }));
  const driverDesk = createDriverDesk({ database, links, now, publicUrl: config.publicUrl });
  app.use('/api/ops/drivers', createDriverDeskRouter({ desk: driverDesk, visitorOf }));
  const { publicUrl } = config;
  app.use('/api/releases', createOverridesRouter({ publicUrl, database, releases, permits, overrides, log }));
  app.get('/metrics', answerMetrics({ metrics, permits }));
  app.use('/api/releases', createHealthRouter({ database, permits }));
  app.get('/api/releases/log/events', logEvents.handler);
  app.use('/api/releases/tokens', createTokensRouter({ database, permits, log }));
  app.use('/api/releases', createPruneRouter({ database, permits, log }));
  app.use('/api/releases', createReleasesRouter({ database, releases, permits, log }));
  app.use('/api/ops/mails', createOutboxRouter({ database, visitorOf, log }));
  app.use('/api/quotes', createQuotesRouter({ config, database, quotes, now, visitorOf }));
  app.use('/api/bookings', createBookingsRouter({ context: bookings, visitorOf }));
  app.use('/api/ops/bookings', createBookingDeskRouter({ context: bookings, visitorOf }));
  app.get('/api/shipments/events', shipmentEvents.handler);
  app.use(createShipmentsRouter({ database, links, now, visitorOf }));
  app.use(createAnalyticsRouter({ database, links, now, visitorOf }));
  app.use('/api/track', createTrackingRouter({ database }));
  app.use(createClientsRouter({ database, visitorOf, now, publicUrl: config.publicUrl }));
  app.use('/api/rate-sheets', createRateSheetsRouter({ database, visitorOf, now }));
  app.use('/api/health-checks', createHealthChecksRouter({ database, now }));
  app.use('/api', ({ method, originalUrl }, _response, next) => {
    const message = `There is nothing at ${method} ${originalUrl.split('?', 1)[0]}. Check the address and the method.`;
    next(new Refusal(message, { status: 404, code: 'not-found' }));
  });

  app.use(async (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      await site.handler(request, response, visitorOf(request));
      return;
    }
    response.set('allow', 'GET, HEAD');
    next(new Refusal('Pages can only be read.', { status: 405, code: 'method-not-allowed' }));
  });
  app.use(answerErrors(log));
  return app;
}

import type { Clock, House } from '@saltbush/capability';
import type { PrivateLinks } from '@saltbush/capability/references';
import { Refusal } from '@saltbush/capability/refusal';
import compression from 'compression';
import express, { type Express } from 'express';
import type { OperatorMarks } from './admission/createOperatorMarks.ts';
import type { Auth } from './auth/createAuth.ts';
import { createSessionEndsRouter } from './auth/createSessionEndsRouter.ts';
import { sessionIdOf } from './auth/sessionIdOf.ts';
import { LOGOUT_NOTICE_PATH } from './auth/sign-in.ts';
import type { Config } from './config.ts';
import { createConfirmationRoutes } from './confirmations/createConfirmationRoutes.ts';
import { createConfirmationStore } from './confirmations/createConfirmationStore.ts';
import { createConfirmations } from './confirmations/createConfirmations.ts';
import { createAloneRoutes } from './createAloneRoutes.ts';
import { createCapabilityRoutes } from './createCapabilityRoutes.ts';
import type { createMoments } from './createMoments.ts';
import type { Database } from './database/openDatabase.ts';
import { answerErrors } from './http/answerErrors.ts';
import { answerHealth } from './http/answerHealth.ts';
import { identifyRequest } from './http/identifyRequest.ts';
import { refuseCrossSite } from './http/refuseCrossSite.ts';
import { refuseForeignHosts } from './http/refuseForeignHosts.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import type { Logger } from './log.ts';
import type { MailSender } from './mail/createMailSender.ts';
import { createOutboxRouter } from './mail/createOutboxRouter.ts';
import { wakeAfterChanges } from './mail/wakeAfterChanges.ts';
import { answerMetrics } from './metrics/answerMetrics.ts';
import type { Metrics } from './metrics/createMetrics.ts';
import { answerBuilds } from './overrides/answerBuilds.ts';
import type { Overrides } from './overrides/createOverrides.ts';
import { createOverridesRouter } from './overrides/createOverridesRouter.ts';
import { createPreviewRoutes } from './overrides/createPreviewRoutes.ts';
import { answerFont, answerPicture } from './pages/answerPageFile.ts';
import { PICTURE_PATHS } from './pages/pagePicture.ts';
import { FONT_PATH } from './pages/pageStyles.ts';
import { createPeopleRouter } from './people/createPeopleRouter.ts';
import { createPersonPowers } from './people/createPersonPowers.ts';
import { createHealthRouter } from './release-health/createHealthRouter.ts';
import { createPruneRouter } from './release-retention/createPruneRouter.ts';
import type { FolderReader } from './releases/createFolderReader.ts';
import type { LogEvents } from './releases/createLogEvents.ts';
import type { Permits } from './releases/createPermits.ts';
import { createReleasesRouter } from './releases/createReleasesRouter.ts';
import { createRoutesRouter } from './releases/createRoutesRouter.ts';
import { createSetsRouter } from './releases/createSetsRouter.ts';
import { createTokensRouter } from './releases/createTokensRouter.ts';
import type { ReleaseStore } from './releases/ReleaseStore.ts';
import { createSecurityContact } from './security-contact/createSecurityContact.ts';
import { answerLive } from './site/answerLive.ts';
import { answerSiteCopy } from './site/answerSiteCopy.ts';
import { createPackagesRouter } from './site/createPackagesRouter.ts';
import type { RevisionEvents } from './site/createRevisionEvents.ts';
import type { Site } from './site/createSite.ts';
import type { VisitorSites } from './site/createVisitorSites.ts';
import { SITE_COPY_PATH } from './site/siteCopy.ts';
import type { Telemetry } from './telemetry/createTelemetry.ts';
import { answerIdentityKeys, IDENTITY_KEYS_PATH } from './upstreams/answerIdentityKeys.ts';
import { createUpstreamProxy } from './upstreams/createUpstreamProxy.ts';
import type { Upstreams } from './upstreams/createUpstreams.ts';
import { createUpstreamsRouter } from './upstreams/createUpstreamsRouter.ts';

/** The parts of the gateway. */
interface AppParts {
  config: Config;
  database: Database;
  releases: ReleaseStore;
  events: RevisionEvents;
  overrides: Overrides;
  logEvents: LogEvents;
  auth: Auth;
  marks: Pick<OperatorMarks, 'noteSession'>;
  permits: Permits;
  sites: VisitorSites;
  site: Site;
  mails: MailSender;
  now: Clock;
  links: PrivateLinks;
  telemetry: Telemetry;
  upstreams: Upstreams;
  threadOptions: readonly string[];
  moments: Pick<ReturnType<typeof createMoments>, 'watchChanges' | 'watchSignOut'>;
  when: House['when'];
  readFolder: FolderReader;
  metrics: Metrics;
  log: Logger;
}

/** The Express application: everything except release files, in the order in which requests pass it. */
export function createApp(parts: AppParts): Express {
  const { config, auth, events, moments, logEvents, sites, site, telemetry, mails, log } = parts;
  const { visitorOf, verifiedEmailOf, usersOf } = auth;
  // Each router picks the dependencies that it names.
  const waiting = createConfirmationStore(parts.database);
  const confirmations = createConfirmations(parts.database, waiting);
  const personPowers = createPersonPowers(parts);
  const given = {
    ...parts,
    personPowers,
    visitorOf,
    verifiedEmailOf,
    usersOf,
    sessions: { idOf: sessionIdOf, usersOf },
    confirmations,
    publicUrl: config.publicUrl,
    driverForms: config.driverForms,
  };
  const confirmationRoutes = createConfirmationRoutes({ ...given, store: waiting });
  const app = express();
  app.disable('x-powered-by');
  // Pages and release files set their own ETags, and no other answer here is worth revalidating.
  app.disable('etag');
  app.set('trust proxy', config.trustedProxies);
  app.use(identifyRequest(log), securityHeaders(config));

  // The issuer parses its own bodies and checks its own origins.
  if (auth.issuer) app.use(refuseForeignHosts(config)).use('/idp', auth.issuer);
  app.use(confirmationRoutes.answers);
  app.use(refuseCrossSite(config));

  // These routes do not need to know the visitor.
  app.get(FONT_PATH, answerFont);
  app.get(PICTURE_PATHS, answerPicture);
  app.get('/api/health', answerHealth(given));
  app.get(IDENTITY_KEYS_PATH, answerIdentityKeys(given.upstreams));
  app.get('/api/releases/events', events.handler);
  app.get('/api/site/live', compression(), answerLive(sites));
  app.get('/api/site/builds', answerBuilds(given));
  app.use('/api/site/packages', createPackagesRouter(given));
  app.get(`${SITE_COPY_PATH}:hash`, answerSiteCopy(sites));
  app.use(telemetry.router);
  app.use(createAloneRoutes());
  app.use(createSecurityContact(config));
  app.use(createPreviewRoutes(given));

  app.use(auth.session, parts.marks.noteSession(visitorOf));
  app.use(['/api/logout', LOGOUT_NOTICE_PATH, '/api/ops/session-ends'], moments.watchSignOut);
  app.use(auth.routes);
  app.use(confirmationRoutes.pages);
  app.use('/api', wakeAfterChanges(mails), moments.watchChanges);
  app.use(createCapabilityRoutes(given));
  app.use('/api/releases', createOverridesRouter(given));
  app.get('/metrics', answerMetrics(given));
  app.use('/api/releases', createHealthRouter(given));
  app.get('/api/releases/log/events', logEvents.handler);
  app.use('/api/releases/tokens', createTokensRouter(given));
  app.use('/api/releases/routes', createRoutesRouter(given));
  app.use('/api/releases/apis', createUpstreamsRouter(given));
  app.use('/api/releases', createPruneRouter(given));
  app.use('/api/releases/sets', createSetsRouter(given));
  app.use('/api/releases', createReleasesRouter(given));
  app.use('/api/ops/session-ends', createSessionEndsRouter(given));
  app.use('/api/ops/mails', createOutboxRouter(given));
  app.use('/api/ops/people', createPeopleRouter(given));
  // After all routes of the gateway, so that no release can take one of them.
  app.use(createUpstreamProxy(given));
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

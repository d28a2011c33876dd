import type { Clock, House } from '@saltbush/capability';
import type { PrivateLinks } from '@saltbush/capability/references';
import { Refusal } from '@saltbush/capability/refusal';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import type { OperatorMarks } from './admission/createOperatorMarks.ts';
import type { Auth } from './auth/createAuth.ts';
import { createSessionEndsRoutes } from './auth/createSessionEndsRoutes.ts';
import { sessionIdOf } from './auth/sessionIdOf.ts';
import { createSignIns } from './auth/sessions/createSignIns.ts';
import { LOGOUT_NOTICE_PATH } from './auth/sign-in.ts';
import type { keepChores } from './chores/keepChores.ts';
import type { Config } from './config.ts';
import { createConfirmationRoutes } from './confirmations/createConfirmationRoutes.ts';
import { createConfirmationStore } from './confirmations/createConfirmationStore.ts';
import { createConfirmations } from './confirmations/createConfirmations.ts';
import { createAloneRoutes } from './createAloneRoutes.ts';
import { createCapabilityRoutes } from './createCapabilityRoutes.ts';
import type { createMoments } from './createMoments.ts';
import type { Database, openDatabase } from './database/openDatabase.ts';
import { createDeskCountsRoutes } from './desk-counts/createDeskCountsRoutes.ts';
import { apiFailure } from './failures/apiFailure.ts';
import type { Failures } from './failures/createFailures.ts';
import { createFailureReportRoutes, createFailuresRoutes } from './failures/createFailuresRoutes.ts';
import { withoutWords } from './failures/withoutWords.ts';
import { createFlagsRoutes } from './flags/createFlagsRoutes.ts';
import { flagNeeds } from './flags/flagNeeds.ts';
import { answerErrors } from './http/answerErrors.ts';
import { answerHealth } from './http/answerHealth.ts';
import { identifyRequest } from './http/identifyRequest.ts';
import { refuseCrossSite } from './http/refuseCrossSite.ts';
import { refuseForeignHosts } from './http/refuseForeignHosts.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { createKeys } from './keys/createKeys.ts';
import { createTestMode } from './keys/createTestMode.ts';
import type { Logger } from './log.ts';
import type { MailSender } from './mail/createMailSender.ts';
import { createOutboxRoutes } from './mail/createOutboxRoutes.ts';
import { wakeAfterChanges } from './mail/wakeAfterChanges.ts';
import { answerMetrics } from './metrics/answerMetrics.ts';
import type { Metrics } from './metrics/createMetrics.ts';
import { createRegistryRoutes } from './npm-registry/createRegistryRoutes.ts';
import { answerOpenApi } from './openapi/answerOpenApi.ts';
import { answerBuilds } from './overrides/answerBuilds.ts';
import { answerSavedScript, answerSaves } from './overrides/answerSaves.ts';
import type { Overrides } from './overrides/createOverrides.ts';
import { createOverridesRoutes } from './overrides/createOverridesRoutes.ts';
import { createPreviewRoutes } from './overrides/createPreviewRoutes.ts';
import { pageFiles } from './pages/answerPageFile.ts';
import { createPeopleRoutes } from './people/createPeopleRoutes.ts';
import { createPersonPowers } from './people/createPersonPowers.ts';
import { mountPlatform } from './platform/mountPlatform.ts';
import type { HandlersOf } from './platform/PlatformHandlers.ts';
import type { BEFORE_ORIGINS, BEHIND_SESSION, WITHOUT_SESSION } from './platform/platform-routes.data.ts';
import { createHealthRoutes } from './release-health/createHealthRoutes.ts';
import type { SlownessJudge } from './release-health/slowness/createSlownessJudge.ts';
import { createPruneRoutes } from './release-retention/createPruneRoutes.ts';
import type { Advisories } from './releases/advisories/createAdvisories.ts';
import { createAdvisoriesRoutes } from './releases/advisories/createAdvisoriesRoutes.ts';
import type { FolderReader, SaveReader } from './releases/createFolderReader.ts';
import type { LogEvents } from './releases/createLogEvents.ts';
import { createOwnershipRoutes } from './releases/createOwnershipRoutes.ts';
import type { Permits } from './releases/createPermits.ts';
import { createReleasesRoutes } from './releases/createReleasesRoutes.ts';
import { createSetsRoutes } from './releases/createSetsRoutes.ts';
import { createTokensRoutes } from './releases/createTokensRoutes.ts';
import { createPublishersRoutes } from './releases/provenance/createPublishersRoutes.ts';
import type { SigstoreRoots } from './releases/provenance/createSigstoreRoots.ts';
import type { ReleaseStore } from './releases/ReleaseStore.ts';
import { createSecurityContact } from './security-contact/createSecurityContact.ts';
import { answerLive } from './site/answerLive.ts';
import { answerSiteCopy } from './site/answerSiteCopy.ts';
import { createPackagesRoutes } from './site/createPackagesRoutes.ts';
import type { RevisionEvents } from './site/createRevisionEvents.ts';
import type { Site } from './site/createSite.ts';
import { createSlotsRoutes } from './site/createSlotsRoutes.ts';
import type { VisitorSites } from './site/createVisitorSites.ts';
import type { Telemetry } from './telemetry/createTelemetry.ts';
import { tracedSession } from './traces/tracedSession.ts';
import { answerIdentityKeys } from './upstreams/answerIdentityKeys.ts';
import { createUpstreamProxy } from './upstreams/createUpstreamProxy.ts';
import type { Upstreams } from './upstreams/createUpstreams.ts';
import { createUpstreamsRoutes } from './upstreams/createUpstreamsRoutes.ts';

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
  slownessOf: SlownessJudge;
  failures: Failures;
  upstreams: Upstreams;
  openTestDatabase: typeof openDatabase;
  threadOptions: readonly string[];
  traces: House['traces'];
  keepChores: typeof keepChores;
  moments: Pick<ReturnType<typeof createMoments>, 'watchChanges' | 'watchSignOut'>;
  when: House['when'];
  readFolder: FolderReader;
  readSave: SaveReader;
  sigstoreRoots: SigstoreRoots;
  advisories: Advisories;
  metrics: Metrics;
  log: Logger;
}

/** The Express application: everything except release files, in the order in which requests pass it. */
export function createApp(parts: AppParts): Express {
  const { config, auth, events, moments, logEvents, sites, site, telemetry, mails, log } = parts;
  const { visitorOf, verifiedEmailOf, usersOf } = auth;
  // Each router picks the dependencies that it names.
  const keys = createKeys(parts);
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
    signIns: createSignIns(parts.database),
    confirmations,
    publicUrl: config.publicUrl,
    driverForms: config.driverForms,
    gs1Prefix: config.gs1Prefix,
    mode: 'live' as const,
    salesAccounts: config.salesAccounts,
    allowsLoopback: config.nodeEnv !== 'production',
  };
  const { 'POST /confirm/:id': answerForm, ...confirmationPage } = createConfirmationRoutes({
    ...given,
    store: waiting,
  });
  const beforeOrigins: HandlersOf<typeof BEFORE_ORIGINS> = { 'POST /confirm/:id': answerForm };
  // Who asks what is live is of interest only while a flag depends on it.
  const sessionForFlags: RequestHandler = (request, response, next) =>
    flagNeeds(parts.releases.liveSet()).visitor ? auth.session(request, response, next) : next();
  const withoutSession: HandlersOf<typeof WITHOUT_SESSION> = {
    ...pageFiles,
    'GET /api/health': answerHealth(given),
    'GET /.well-known/jwks.json': answerIdentityKeys(given.upstreams),
    'GET /api/releases/events': events.handler,
    'GET /api/openapi.json': [compression(), answerOpenApi(config)],
    'GET /api/site/live': [sessionForFlags, compression(), answerLive(sites)],
    'GET /api/site/builds': answerBuilds(given),
    'GET /api/site/saves': answerSaves(given),
    'GET /api/site/saves/:remote/:file': answerSavedScript(given),
    'GET /api/site/map/:hash': [sessionForFlags, answerSiteCopy(sites)],
    ...createPackagesRoutes(given),
    ...createRegistryRoutes(given),
    ...telemetry.routes,
    ...createFailureReportRoutes(given),
    ...createSecurityContact(config),
    ...createPreviewRoutes(given),
  };
  const behindSession: HandlersOf<typeof BEHIND_SESSION> = {
    ...confirmationPage,
    ...createOverridesRoutes(given),
    'GET /metrics': answerMetrics(given),
    ...createHealthRoutes(given),
    ...createFailuresRoutes(given),
    'GET /api/releases/log/events': logEvents.handler,
    ...createTokensRoutes(given),
    ...createOwnershipRoutes(given),
    ...createFlagsRoutes(given),
    ...createPublishersRoutes(given),
    ...createSlotsRoutes(given),
    ...createAdvisoriesRoutes(given),
    ...createUpstreamsRoutes(given),
    ...createPruneRoutes(given),
    ...createSetsRoutes(given),
    ...createReleasesRoutes(given),
    ...createSessionEndsRoutes(given),
    ...createDeskCountsRoutes(given),
    ...createOutboxRoutes(given),
    ...createPeopleRoutes(given),
  };

  const app = express();
  app.disable('x-powered-by');
  // Pages and release files set their own ETags, and no other answer here is worth revalidating.
  app.disable('etag');
  app.set('trust proxy', config.trustedProxies);
  app.use(identifyRequest(log), securityHeaders(config));

  // The issuer parses its own bodies and checks its own origins.
  if (auth.issuer) app.use(refuseForeignHosts(config)).use('/idp', auth.issuer);
  app.use(mountPlatform(beforeOrigins));
  app.use(refuseCrossSite(config));

  app.use(mountPlatform(withoutSession));
  app.use(createAloneRoutes());

  app.use(tracedSession(auth.session), parts.marks.noteSession(visitorOf));
  app.use(
    [
      ...['/api/logout', LOGOUT_NOTICE_PATH, '/api/ops/session-ends'],
      ...['/api/clients/people/:id/removal', '/api/ops/clients/people/:id/removal'],
    ],
    moments.watchSignOut,
  );
  app.use(mountPlatform(auth.routes));
  app.use('/api', wakeAfterChanges(mails), moments.watchChanges);
  app.use(keys.read, createTestMode({ ...given, keys }));
  app.use(createCapabilityRoutes({ ...given, keyOf: keys.keyOf }));
  app.use(mountPlatform(behindSession, visitorOf));
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
  app.use(answerErrors(withoutWords(log), (request, error, id) => parts.failures.add(apiFailure(request, error, id))));
  return app;
}

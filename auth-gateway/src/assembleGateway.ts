import { randomBytes } from 'node:crypto';
import type { Clock } from '@saltbush/capability';
import { companiesOf } from '@saltbush/clients/neighbours';
import { createAdmission } from './admission/createAdmission.ts';
import { createOperatorMarks } from './admission/createOperatorMarks.ts';
import { createAuth } from './auth/createAuth.ts';
import type { DemoUser } from './auth/issuer/demo-users.data.ts';
import { keptSetting } from './auth/keptSetting.ts';
import { withoutBearers } from './auth/withoutBearers.ts';
import { keepChores } from './chores/keepChores.ts';
import type { Config } from './config.ts';
import { createApp } from './createApp.ts';
import { createClock } from './createClock.ts';
import { createMoments } from './createMoments.ts';
import { type Database, openDatabase } from './database/openDatabase.ts';
import { createFailures } from './failures/createFailures.ts';
import { serverFailure } from './failures/serverFailure.ts';
import { startFailure } from './failures/startFailure.ts';
import { createReadiness } from './http/createReadiness.ts';
import type { StartedServer } from './http/startServer.ts';
import { within } from './http/within.ts';
import type { createLog, Logger } from './log.ts';
import { createMailSender } from './mail/createMailSender.ts';
import { createMetrics } from './metrics/createMetrics.ts';
import { API_ROUTES } from './offers/apiRoutes.ts';
import { createOverrides } from './overrides/createOverrides.ts';
import { createPrivateLinks } from './references/createPrivateLinks.ts';
import { createHealthWatch } from './release-health/createHealthWatch.ts';
import { createSlownessJudge } from './release-health/slowness/createSlownessJudge.ts';
import { createAdvisories } from './releases/advisories/createAdvisories.ts';
import { createFolderReader } from './releases/createFolderReader.ts';
import { createLogEvents } from './releases/createLogEvents.ts';
import { createPermits } from './releases/createPermits.ts';
import { createReleaseFileServer } from './releases/createReleaseFileServer.ts';
import { createUnmetNeeds } from './releases/createUnmetNeeds.ts';
import { setLogKey } from './releases/log-key.ts';
import { createSigstoreRoots } from './releases/provenance/createSigstoreRoots.ts';
import { createReleaseStore } from './releases/ReleaseStore.ts';
import { readTabReleases } from './releases/readTabReleases.ts';
import { ensureOperatorToken } from './releases/releaseTokens.ts';
import { keepRetention } from './retention/keepRetention.ts';
import { seedDemo } from './seedDemo.ts';
import { createLanding } from './site/createLanding.ts';
import { createRevisionEvents } from './site/createRevisionEvents.ts';
import { createSite } from './site/createSite.ts';
import { createVisitorSites } from './site/createVisitorSites.ts';
import { createTelemetry } from './telemetry/createTelemetry.ts';
import { readHostingRanges } from './telemetry/sources/readHostingRanges.ts';
import type { Traces } from './traces/createTraces.ts';
import { traceQueries } from './traces/traceQueries.ts';
import type { TracesConfig } from './traces/tracesConfig.ts';
import type { Undo } from './undoAll.ts';
import { createUpstreams } from './upstreams/createUpstreams.ts';

/** Parts that a test may replace. */
export interface Parts {
  createAuth: typeof createAuth;
  createSite: typeof createSite;
  createLog: typeof createLog;
  openDatabase: typeof openDatabase;
  /** Opens that of the test mode. */
  openTestDatabase: typeof openDatabase;
  /** Options for Node of threads that capabilities start. */
  threadOptions: readonly string[];
  createFolderReader: typeof createFolderReader;
  keepChores: typeof keepChores;
  seedDemo: typeof seedDemo;
  /** The time that business rules use. */
  now: Clock;
}

/** A database that takes longer is away. */
const TABS_TIMEOUT_MS = 2_000;

interface Dependencies {
  config: Config;
  database: Database;
  parts: Partial<Parts>;
  log: Logger;
  /** Gets what has to be undone, in the order in which it was made. */
  undos: Undo[];
  /** Passes requests to what was made. */
  open: StartedServer['open'];
}

/** A gateway whose parts are made. */
export interface Assembled {
  demoUsers: readonly DemoUser[];
  /** Ends the event streams, so that their connections can be closed. */
  endStreams: () => Promise<void>;
}

/** OpenTelemetry is loaded only where it is used. */
async function openTraces(config: TracesConfig, { db }: Pick<Database, 'db'>, log: Logger): Promise<Traces> {
  const { createTraces } = await import('./traces/createTraces.ts');
  const secret = await keptSetting(db, 'trace-secret', () => randomBytes(32).toString('base64url'));
  return createTraces({ config, secret, log });
}

/** Makes the parts of a gateway on its database, and opens the site to requests. */
export async function assembleGateway({ config, database, parts, log, undos, open }: Dependencies): Promise<Assembled> {
  setLogKey(config.logKey);
  const traces = config.traces && (await openTraces(config.traces, database, log));
  if (traces) undos.push(traces.close, traceQueries(database.pool));
  await ensureOperatorToken(database, config, log);
  const releases = await createReleaseStore({ config, database, log });
  undos.push(releases.close);
  const now = parts.now ?? createClock(config);
  const auth = withoutBearers(
    await (parts.createAuth ?? createAuth)({ config, database, log, landingOf: createLanding(releases) }),
  );
  undos.push(auth.close);
  const marks = await createOperatorMarks({ database, log });
  undos.push(marks.close);
  const admission = createAdmission({ config, marks, log });
  undos.push(admission.close);
  const metrics = createMetrics(releases);
  undos.push(metrics.close);
  metrics.tellLoads(admission.loads);
  const overrides = await createOverrides({ config, database, releases });
  undos.push(overrides.close);
  const sites = createVisitorSites({
    ...{ config, releases, overridesOf: overrides.overridesOf, visitorOf: auth.visitorOf },
    companiesOf: (userId) => companiesOf(database.db, userId),
  });
  const providerOf = readHostingRanges(config.hostingRangesFile);
  const sigstoreRoots = await createSigstoreRoots(config.sigstoreRootsFile);
  const advisories = await createAdvisories(config.advisoriesFile, log);
  const telemetry = await createTelemetry({
    ...{ database, releases, log, providerOf, voterOf: sites.voterOf },
    onReports: metrics.countReports,
    onStartFault: (fault) => failures.add(startFailure(fault)),
  });
  undos.push(telemetry.close);
  const failures = createFailures({
    ...{ database, providerOf, log, liveSet: releases.publishedLiveSet },
    apiRoutes: API_ROUTES,
    threadOptions: parts.threadOptions ?? [],
  });
  undos.push(failures.close);
  const onPage = metrics.countPage;
  const site = await (parts.createSite ?? createSite)({
    config,
    releases,
    sites,
    onPage,
    onServerFailure: (failure) => {
      failures.add(serverFailure(failure));
      return telemetry.addServerFailure(failure);
    },
    log,
  });
  undos.push(site.close);
  const upstreams = await createUpstreams({ database, log });
  undos.push(upstreams.close);
  const events = createRevisionEvents(releases, overrides);
  const moments = createMoments();
  undos.push(moments.drain);
  const permits = createPermits({ database, visitorOf: auth.visitorOf });
  const logEvents = createLogEvents({ database, permits, usersOf: auth.usersOf, log });
  undos.push(logEvents.close);
  const links = await createPrivateLinks(database, config.linkSecret);
  if (auth.demoUsers.length > 0) await (parts.seedDemo ?? seedDemo)({ database, links, now });
  undos.push(keepRetention(database, { now, log }));
  const mails = createMailSender({ config, database, traces, log });
  undos.push(mails.close);
  const slownessOf = createSlownessJudge(database.db);
  const watch = createHealthWatch({
    ...{ database, releases, log, slownessOf },
    onRollback: metrics.countRollback,
    onDoubt: metrics.countDoubt,
    onSlower: metrics.countSlower,
  });
  undos.push(watch.close);

  const folders = (parts.createFolderReader ?? createFolderReader)();
  undos.push(folders.close);
  const app = createApp({
    config,
    database,
    releases,
    events,
    overrides,
    moments,
    logEvents,
    auth,
    marks,
    permits,
    sites,
    site,
    mails,
    now,
    links,
    telemetry,
    slownessOf,
    failures,
    upstreams,
    traces,
    openTestDatabase: parts.openTestDatabase ?? openDatabase,
    threadOptions: parts.threadOptions ?? [],
    keepChores: parts.keepChores ?? keepChores,
    when: { ...moments.when, closed: (end) => void undos.push(end) },
    readFolder: folders.readFolder,
    readSave: folders.readSave,
    sigstoreRoots,
    advisories,
    metrics,
    log,
  });
  const readTabs = () => within(TABS_TIMEOUT_MS, readTabReleases(database.db, now()));
  const unmetNeeds = createUnmetNeeds({ releases, readTabs });
  for (const message of await unmetNeeds()) log.error({ reason: message }, 'not ready for a live release');
  const answersFile = createReleaseFileServer({ config, releases, log });
  const answer = traces?.requests(app) ?? app;
  // Requests that are turned away are left out of the response times: counting them would make a busy site look fast.
  await open(
    admission.guarded(
      metrics.measured((request, response) => {
        if (!answersFile(request, response)) answer(request, response);
      }),
    ),
    createReadiness({ database, releases, ...auth, ...site, unmetNeeds }),
  );

  return {
    demoUsers: auth.demoUsers,
    async endStreams() {
      events.close();
      await moments.drain();
      await logEvents.close();
    },
  };
}

import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createAdmission } from './admission/createAdmission.ts';
import { createOperatorMarks } from './admission/createOperatorMarks.ts';
import { createAuth } from './auth/createAuth.ts';
import { withoutBearers } from './auth/withoutBearers.ts';
import { serveBackups } from './backup/serveBackups.ts';
import type { Config } from './config.ts';
import { createApp } from './createApp.ts';
import { type Clock, createClock } from './createClock.ts';
import { createDatabaseOutage } from './database/createDatabaseOutage.ts';
import { openDatabase } from './database/openDatabase.ts';
import { seedDemoCompany } from './demo/seedDemoCompany.ts';
import { createReadiness } from './http/createReadiness.ts';
import { startServer } from './http/startServer.ts';
import { createLog } from './log.ts';
import { createMailSender } from './mail/createMailSender.ts';
import { createMetrics } from './metrics/createMetrics.ts';
import { createOverrides } from './overrides/createOverrides.ts';
import { createSheetReader } from './rate-sheets/createSheetReader.ts';
import { createPrivateLinks } from './references/createPrivateLinks.ts';
import { createHealthWatch } from './release-health/createHealthWatch.ts';
import { createFolderReader } from './releases/createFolderReader.ts';
import { createLogEvents } from './releases/createLogEvents.ts';
import { createPermits } from './releases/createPermits.ts';
import { createReleaseFileServer } from './releases/createReleaseFileServer.ts';
import { createRevisionEvents } from './releases/createRevisionEvents.ts';
import { setLogKey } from './releases/log-key.ts';
import { createReleaseStore } from './releases/ReleaseStore.ts';
import { ensureOperatorToken } from './releases/releaseTokens.ts';
import { keepRetention } from './retention/keepRetention.ts';
import { createShipmentEvents } from './shipments/createShipmentEvents.ts';
import { createSite } from './site/createSite.ts';
import { createVisitorSites } from './site/createVisitorSites.ts';
import { createTelemetry } from './telemetry/createTelemetry.ts';

export interface Gateway {
  server: Server;
  /** Address of the site. */
  url: string;
  port: number;
  demoUsers: readonly { email: string; password: string; role: string }[];
  /**
   * Answers the requests under way, then closes the database. For `noticeMs` first, clients are asked to go elsewhere,
   * so that a load balancer loses no request. With the embedded database no other gateway could take over, so there is
   * no notice.
   */
  close: (options?: { noticeMs?: number }) => Promise<void>;
}

/** Parts that a test may replace. */
export interface Parts {
  createAuth: typeof createAuth;
  createSite: typeof createSite;
  createLog: typeof createLog;
  openDatabase: typeof openDatabase;
  createSheetReader: typeof createSheetReader;
  createFolderReader: typeof createFolderReader;
  /** The time that business rules use. */
  now: Clock;
}

type Undo = () => unknown;

/** Undoes the start in reverse order. Every step runs, even when one before it failed. */
async function undoAll(undos: Undo[]): Promise<void> {
  const failures: unknown[] = [];
  for (const undo of undos.splice(0).reverse()) {
    try {
      await undo();
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'The gateway did not stop cleanly.');
}

/**
 * Starts the gateway and resolves when it answers.
 * @throws StartFault when it cannot start; everything opened so far is closed again.
 */
export async function createGateway(given: Config, parts: Partial<Parts> = {}): Promise<Gateway> {
  const databaseOutage = createDatabaseOutage();
  const log = (parts.createLog ?? createLog)(given.logLevel, databaseOutage);
  // Listen first: if the port is taken, nothing else has been touched yet.
  const { server, port, open, beginClosing, drain } = await startServer(given);
  const undos: Undo[] = [];
  try {
    const publicUrl = given.publicUrl.endsWith(':0') ? given.publicUrl.replace(/:0$/, `:${port}`) : given.publicUrl;
    const config = { ...given, port, publicUrl };

    const database = await (parts.openDatabase ?? openDatabase)(config);
    undos.push(database.close);
    undos.push(databaseOutage.watch(database, log));
    if (database.kind === 'embedded') undos.push(await serveBackups({ database, dataDir: config.dataDir, log }));
    setLogKey(config.logKey);
    await ensureOperatorToken(database, config, log);
    const releases = await createReleaseStore({ config, database, log });
    undos.push(releases.close);
    const now = parts.now ?? createClock(config);
    const auth = withoutBearers(await (parts.createAuth ?? createAuth)({ config, database, log }));
    undos.push(auth.close);
    const marks = await createOperatorMarks({ database, log });
    undos.push(marks.close);
    const admission = createAdmission({ config, marks, log });
    undos.push(admission.close);
    const metrics = createMetrics(releases);
    undos.push(metrics.close);
    metrics.tellLoads(admission.loads);
    const telemetry = await createTelemetry({ database, log, onStored: metrics.countReports });
    undos.push(telemetry.close);
    const overrides = await createOverrides({ config, database, releases });
    undos.push(overrides.close);
    const sites = createVisitorSites({ config, releases, overridesOf: overrides.overridesOf });
    const onPage = metrics.countPage;
    const site = await (parts.createSite ?? createSite)({
      config,
      releases,
      sites,
      onPage,
      onServerFailure: telemetry.addServerFailure,
      log,
    });
    undos.push(site.close);
    const events = createRevisionEvents(releases, overrides);
    const shipmentEvents = createShipmentEvents({ ...auth, database, log });
    undos.push(shipmentEvents.close);
    const permits = createPermits({ database, visitorOf: auth.visitorOf });
    const logEvents = createLogEvents({ database, permits, usersOf: auth.usersOf, log });
    undos.push(logEvents.close);
    const links = await createPrivateLinks(database, config.linkSecret);
    if (auth.demoUsers.length > 0) await seedDemoCompany({ database, links, now });
    undos.push(keepRetention(database, { now, log }));
    const mails = createMailSender({ config, database, log });
    undos.push(mails.close);
    const watch = createHealthWatch({ database, releases, log, onRollback: metrics.countRollback });
    undos.push(watch.close);

    const sheets = (parts.createSheetReader ?? createSheetReader)();
    undos.push(sheets.close);
    const folders = (parts.createFolderReader ?? createFolderReader)();
    undos.push(folders.close);
    const app = createApp({
      config,
      database,
      releases,
      events,
      overrides,
      shipmentEvents,
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
      readSheet: sheets.readSheet,
      readFolder: folders.readFolder,
      metrics,
      log,
    });
    const answersFile = createReleaseFileServer({ config, releases, log });
    // Requests that are turned away are left out of the response times: counting them would make a busy site look fast.
    await open(
      admission.guarded(
        metrics.measured((request, response) => {
          if (!answersFile(request, response)) app(request, response);
        }),
      ),
      createReadiness({ database, releases, ...auth, ...site }),
    );
    log.info({ url: publicUrl, host: config.host, port, database: database.kind }, 'listening');

    return {
      server,
      url: publicUrl,
      port,
      demoUsers: auth.demoUsers,
      async close({ noticeMs = 0 } = {}) {
        beginClosing();
        if (database.kind === 'server') await wait(noticeMs);
        events.close();
        await shipmentEvents.close();
        await logEvents.close();
        await drain();
        await undoAll(undos);
        log.info('stopped');
      },
    };
  } catch (error) {
    await drain();
    await undoAll(undos);
    throw error;
  }
}

import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Assembled, assembleGateway, type Parts } from './assembleGateway.ts';
import { serveBackups } from './backup/serveBackups.ts';
import type { Config } from './config.ts';
import { createDatabaseOutage } from './database/createDatabaseOutage.ts';
import { isDatabaseAway } from './database/databaseFault.ts';
import { type Database, openDatabase } from './database/openDatabase.ts';
import { isStartFault } from './errors.ts';
import { startServer } from './http/startServer.ts';
import { createLog } from './log.ts';
import { createStandIn } from './stand-in/createStandIn.ts';
import { whileAway } from './stand-in/whileAway.ts';
import { traceFacts } from './traces/traceFacts.ts';
import { type Undo, undoAll } from './undoAll.ts';

export type { Parts } from './assembleGateway.ts';

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

/**
 * Starts the gateway and resolves when it answers. While a database server is away it answers from the copy of the live
 * set in the data folder, where there is one, and becomes whole by itself.
 * @throws StartFault when it cannot start; everything opened so far is closed again.
 */
export async function createGateway(given: Config, parts: Partial<Parts> = {}): Promise<Gateway> {
  const databaseOutage = createDatabaseOutage();
  const around = given.traces === null ? {} : { around: traceFacts };
  const log = (parts.createLog ?? createLog)(given.logLevel, { ...databaseOutage, ...around });
  // Listen first: if the port is taken, nothing else has been touched yet.
  const { server, port, open, beginClosing, drain } = await startServer(given);
  const undos: Undo[] = [];
  const publicUrl = given.publicUrl.endsWith(':0') ? given.publicUrl.replace(/:0$/, `:${port}`) : given.publicUrl;
  const config = { ...given, port, publicUrl };
  let assembled: Assembled | null = null;

  const openIt = () => (parts.openDatabase ?? openDatabase)(config);

  /** Leaves nothing open when it fails. */
  async function begin(database: Database): Promise<void> {
    const made: Undo[] = [database.close];
    try {
      made.push(databaseOutage.watch(database, log));
      if (database.kind === 'embedded') made.push(await serveBackups({ database, dataDir: config.dataDir, log }));
      assembled = await assembleGateway({ config, database, parts, log, undos: made, open });
    } catch (error) {
      await undoAll(made);
      throw error;
    }
    undos.push(...made);
  }

  async function beginLater(fault: unknown): Promise<void> {
    const isAway = isStartFault(fault) && fault.code === 'database-unreachable';
    // The whole outage is logged in two lines, not once for each request.
    const quietLog = (parts.createLog ?? createLog)(given.logLevel, { isReported: isDatabaseAway });
    const standIn = isAway ? await createStandIn({ config, log: quietLog, ...parts }) : null;
    if (standIn === null) throw fault;
    await open(standIn.listener, standIn.readiness);
    undos.push(whileAway({ standIn, fault, log, start: async () => begin(await openIt()) }));
  }

  try {
    const database = await openIt().catch((fault: unknown) => beginLater(fault));
    if (database) await begin(database);
    log.info({ url: publicUrl, host: config.host, port, database: database?.kind ?? 'away' }, 'listening');
  } catch (error) {
    await drain();
    await undoAll(undos);
    throw error;
  }

  return {
    server,
    url: publicUrl,
    port,
    demoUsers: (assembled as Assembled | null)?.demoUsers ?? [],
    async close({ noticeMs = 0 } = {}) {
      beginClosing();
      if (config.databaseUrl !== null) await wait(noticeMs);
      await (assembled as Assembled | null)?.endStreams();
      await drain();
      await undoAll(undos);
      log.info('stopped');
    },
  };
}

import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express, { type Request } from 'express';
import { layDatabase } from '../../../fixtures/layDatabase.ts';
import type { IssuerConfig } from '../../config.ts';
import { type Database, openDatabase } from '../../database/openDatabase.ts';
import { createLog } from '../../log.ts';
import { mountPlatform } from '../../platform/mountPlatform.ts';
import { type Auth, createAuth } from '../createAuth.ts';

export interface TestSite {
  origin: string;
  auth: Auth;
  database: Database;
  /** Ids of the sessions in the database. */
  sessionIds: () => Promise<string[]>;
  /** What the next request to `/held` does before it is answered. */
  hold: (work: (request: Request) => Promise<void>) => void;
  close: () => Promise<void>;
}

/** A database takes many seconds to prepare on a busy machine. */
export const START_TIMEOUT_MS = 60_000;

export const silentLog = createLog('silent');

/** A site that really listens and really stores. It has only the sign-in and a page that names its visitor. */
export async function startSite(issuer: IssuerConfig = { kind: 'embedded' }): Promise<TestSite> {
  const folder = await mkdtemp(join(tmpdir(), 'saltbush-auth-'));
  await layDatabase(folder);
  const database = await openDatabase({ dataDir: folder, databaseUrl: null });
  const app = express();
  const server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const config = {
    nodeEnv: 'test',
    host: '127.0.0.1',
    publicUrl: origin,
    issuer,
    sessionSecret: null,
    trustedProxies: 0,
  } as const;
  const auth = await createAuth({ config, database, log: silentLog });
  if (auth.issuer) app.use('/idp', auth.issuer);
  app.use(auth.session, mountPlatform(auth.routes));
  let held = async (_request: Request): Promise<void> => {};
  app.get('/held', async (request, response) => {
    await held(request);
    response.end();
  });
  app.get('/{*path}', (request, response) => {
    response.json({
      path: request.originalUrl,
      visitor: auth.visitorOf(request),
      verifiedEmail: auth.verifiedEmailOf(request),
    });
  });
  return {
    origin,
    auth,
    database,
    hold: (work) => {
      held = work;
    },
    sessionIds: async () => (await database.db.selectFrom('sessions').select('sid').execute()).map(({ sid }) => sid),
    async close() {
      await auth.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

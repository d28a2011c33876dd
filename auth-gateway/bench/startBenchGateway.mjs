import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from '../dist/config.js';
import { createGateway } from '../dist/createGateway.js';
import { endSilence } from '../dist/database/endSilence.js';
import { openDatabase } from '../dist/database/openDatabase.js';

/** Replaces sign-in: everybody is the person `bench`, who is staff at the routes of the desk and a client at all others. */
const auth = {
  issuer: null,
  session: (_request, _response, next) => next(),
  routes: {},
  visitorOf: ({ path, originalUrl = path }) => ({
    status: 'signed-in',
    user: {
      id: 'bench',
      email: 'bench@bench.example',
      firstName: null,
      roles: [originalUrl.startsWith('/api/ops/') ? 'staff' : 'client'],
    },
  }),
  demoUsers: [],
  close: () => {},
};
const site = { handler: async (_request, response) => response.end(), close: async () => {} };

/**
 * A gateway without pages or sign-in at the instant `now`, on the embedded database or the one of `databaseUrl`, after `fill`
 * has put rows into it. `env` has further settings.
 */
export async function startBenchGateway({ databaseUrl, now, fill, env = {} }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'saltbush-bench-'));
  const config = { ...parseConfig({ PORT: '0', LOG_LEVEL: 'silent', NODE_ENV: 'test', ...env }), dataDir, databaseUrl };
  const database = await openDatabase(config);
  // Filling takes longer than any statement of the gateway may.
  database.pool.off('acquire', endSilence);
  await fill(database.pool);
  database.pool.on('acquire', endSilence);
  const parts = { createAuth: async () => auth, createSite: async () => site, openDatabase: async () => database };
  const gateway = await createGateway(config, { ...parts, now: () => now });
  return {
    url: `http://127.0.0.1:${gateway.port}`,
    database,
    /** Requests are counted, and a bench sends more than anybody may. */
    forgetRequests: () => database.pool.query('delete from rate_limits'),
    close: async () => {
      await gateway.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

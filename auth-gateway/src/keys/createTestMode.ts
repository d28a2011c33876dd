import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { House } from '@saltbush/capability';
import { Refusal } from '@saltbush/capability/refusal';
import { membershipsOf, mirrorCompanies } from '@saltbush/clients/neighbours';
import type { User, Visitor } from '@saltbush/contract';
import type { Request, RequestHandler, Response, Router } from 'express';
import { createSignIns } from '../auth/sessions/createSignIns.ts';
import type { keepChores } from '../chores/keepChores.ts';
import type { Config } from '../config.ts';
import { createCapabilityRoutes } from '../createCapabilityRoutes.ts';
import type { Database, openDatabase } from '../database/openDatabase.ts';
import { createPrivateLinks } from '../references/createPrivateLinks.ts';
import { type Undo, undoAll } from '../undoAll.ts';
import type { Keys } from './createKeys.ts';
import { emptyTestMode } from './emptyTestMode.ts';
import { followErasures } from './followErasures.ts';
import { layTestDatabase } from './layTestDatabase.ts';

/** What signed-in members send with requests that are for the test mode. Keys are of one mode. */
const MODE_HEADER = 'saltbush-mode';
const LOOK_EVERY_MS = 60_000;
const MAKES_A_KEY = /^\/api\/clients\/[\w-]+\/keys$/;

interface Dependencies extends House {
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'testDatabaseUrl'>;
  database: Database;
  keys: Keys;
  visitorOf: (request: Request) => Visitor;
  openTestDatabase: typeof openDatabase;
  keepChores: typeof keepChores;
}

interface Opened {
  database: Database;
  router: Router;
  ends: Undo[];
}

const notInIt = ({ method, originalUrl }: Request): Refusal => {
  const message = `${method} ${originalUrl.split('?', 1)[0]} is not part of the test mode. What is, is listed at /developers.`;
  return new Refusal(message, { status: 404, code: 'not-found' });
};

const away = (cause?: unknown): Refusal =>
  new Refusal('The test mode is not available at present. Nothing was changed. Try again in a few minutes.', {
    ...{ status: 503, code: 'test-mode-away', cause },
  });

/**
 * The test mode: the same capabilities on a database of their own, so that nothing of it is ever carried, paid, mailed, or
 * seen by the desk. It is opened with the first request that is for it.
 */
export function createTestMode({ config, keys, visitorOf, openTestDatabase, ...house }: Dependencies): RequestHandler {
  const { database: site, log, now } = house;
  const dataDir = join(config.dataDir, 'test-mode');
  let opening: Promise<Opened> | null = null;
  let isAway = false;

  async function start(): Promise<Opened> {
    if (config.databaseUrl !== null && config.testDatabaseUrl === null) {
      const message = 'There is no test mode here. Whoever runs this site can set TEST_DATABASE_URL.';
      throw new Refusal(message, { status: 503, code: 'test-mode-away' });
    }
    if (config.testDatabaseUrl === null) await layTestDatabase(dataDir, house.threadOptions);
    const database = await openTestDatabase({ dataDir, databaseUrl: config.testDatabaseUrl });
    const ends: Undo[] = [database.close];
    // Its links have a secret of its own, so that no link of the test mode opens a record of the site.
    const links = await createPrivateLinks(database, null);
    const when: House['when'] = { ...house.when, closed: (end) => void ends.push(end) };
    const own = { ...house, database, links, when, mode: 'test', signIns: createSignIns(database) } as const;
    isAway = false;
    return { database, ends, router: createCapabilityRoutes({ ...own, visitorOf, keyOf: keys.keyOf }) };
  }

  function open(): Promise<Opened> {
    opening ??= start().catch((error: unknown) => {
      opening = null;
      if (error instanceof Refusal) throw error;
      if (!isAway) log.error({ err: error }, 'the test mode could not be opened; it is tried again until it can be');
      isAway = true;
      throw away(error);
    });
    return opening;
  }

  /** Whether somebody used it already. A site where nobody does keeps no second database in memory. */
  const isLaid = (): boolean =>
    config.testDatabaseUrl !== null || (config.databaseUrl === null && existsSync(join(dataDir, 'database')));

  async function tend(at: Date): Promise<void> {
    if (!isLaid()) return;
    const opened = await open().catch(() => null);
    // While it is away, that was logged once.
    if (opened === null) return;
    const { database } = opened;
    await emptyTestMode(database.db, at);
    await followErasures({ site: site.db, test: database.db });
  }

  house.when.closed(async () => {
    const opened = await opening?.catch(() => null);
    if (opened) await undoAll(opened.ends);
  });
  // Stopped before the database closes, since what was made last is undone first.
  const chore = { id: 'test-mode', everyMs: LOOK_EVERY_MS, run: tend };
  house.when.closed(house.keepChores([chore], { database: site, now, log }));

  /** Who sends a request that is for the test mode; null for one that is not. */
  function testerOf(request: Request): User | null {
    const key = keys.keyOf(request);
    if (key !== null) return key.known.mode === 'test' ? key.user : null;
    if (request.get(MODE_HEADER) !== 'test') return null;
    const visitor = visitorOf(request);
    if (visitor.status === 'signed-in') return visitor.user;
    throw new Refusal('Sign in to use the test mode, or send a key of it.', { status: 401, code: 'unauthenticated' });
  }

  /** Whoever makes a key of the test mode uses it next: by then it is open. */
  function openAhead(request: Request, response: Response): void {
    if (!MAKES_A_KEY.test(request.path)) return;
    response.once('finish', () => {
      const { mode } = (request.body ?? {}) as { mode?: unknown };
      if (response.statusCode === 201 && mode === 'test') void open().catch(() => {});
    });
  }

  return async (request, response, next) => {
    openAhead(request, response);
    const user = testerOf(request);
    if (user === null) return next();
    const { database, router } = await open();
    const memberships = await membershipsOf(site.db, user.id);
    await mirrorCompanies({ from: site.db, to: database.db, user, memberships, now: now() });
    // Nothing that is for the test mode may ever reach the site's own routes.
    router(request, response, (error: unknown) => next(error ?? notInIt(request)));
  };
}

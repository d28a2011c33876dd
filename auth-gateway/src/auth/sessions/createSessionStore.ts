import connectPgSimple from 'connect-pg-simple';
import session, { type SessionData, type Store } from 'express-session';
import type { Database } from '../../database/openDatabase.ts';
import type { Logger } from '../../log.ts';
import { withinTime } from '../../outages/withinTime.ts';
import type { CheckSession } from './createSessionCheck.ts';

interface StoreDependencies {
  database: Pick<Database, 'db' | 'pool'>;
  check: CheckSession;
  log: Logger;
  /** How long a request waits for its session; null waits as long as the database takes. */
  patienceMs: number | null;
  /** One store of several deletes what has expired. */
  isPruning: boolean;
}

/** What marks a session that came out of the store. */
type Kept = SessionData & { isKept?: boolean };

/**
 * Sessions in the database, checked when they are read. One that ended meanwhile, by a sign-out in another tab or by an
 * operator, is not written again by a request that still had it.
 */
export function createSessionStore({ database, check, log, patienceMs, isPruning }: StoreDependencies) {
  const { db, pool } = database;
  // Some of a page's patience is for the database: an issuer that is slow must not look like a session that is away.
  const checkPatienceMs = patienceMs === null ? undefined : patienceMs / 2;
  const PgStore = connectPgSimple(session);
  const store = new PgStore({
    pool,
    tableName: 'sessions',
    createTableIfMissing: false,
    ...(isPruning ? {} : { pruneSessionInterval: false }),
    errorLog: (message, err) => log.warn({ err }, String(message)),
  });
  const { get, set, touch } = {
    get: store.get.bind(store),
    set: store.set.bind(store),
    touch: store.touch.bind(store),
  };

  const found = (sid: string): Promise<SessionData | null> =>
    new Promise((resolve, reject) => {
      get(sid, (error, data) => (error ? reject(error) : resolve(data ?? null)));
    });

  async function load(sid: string): Promise<Kept | null> {
    const data = await found(sid);
    const checked = data === null ? null : await check(sid, data, checkPatienceMs);
    return checked === null ? null : Object.assign(checked, { isKept: true });
  }

  const overridden: Pick<Store, 'get' | 'set' | 'touch'> = {
    get(sid, callback) {
      const loading = patienceMs === null ? load(sid) : withinTime(load(sid), patienceMs);
      loading.then(
        (data) => callback(null, data),
        (error: unknown) => callback(error),
      );
    },
    set(sid, data: Kept, callback) {
      if (data.isKept !== true) {
        set(sid, data, callback);
        return;
      }
      const expire = new Date(data.cookie.expires ?? Date.now());
      const write = db
        .updateTable('sessions')
        .set({ sess: JSON.stringify(data), expire })
        .where('sid', '=', sid);
      write.execute().then(
        () => callback?.(),
        (error: unknown) => callback?.(error),
      );
    },
    // To put off the end of a session is worth neither waiting for nor failing for.
    touch(sid, data, callback) {
      touch(sid, data, () => {});
      callback?.();
    },
  };
  return Object.assign(store, overridden);
}

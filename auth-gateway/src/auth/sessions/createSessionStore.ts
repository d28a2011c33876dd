import { withinTime } from '@saltbush/capability/database';
import connectPgSimple from 'connect-pg-simple';
import session, { type SessionData, type Store } from 'express-session';
import type { Database } from '../../database/openDatabase.ts';
import type { Logger } from '../../log.ts';
import type { CheckSession } from './createSessionCheck.ts';

interface StoreDependencies {
  database: Pick<Database, 'db' | 'pool'>;
  check: CheckSession;
  log: Logger;
  /** How long a request waits for its session; null waits as long as the database takes. */
  patienceMs: number | null;
  /** Whether this store deletes expired sessions. One of several stores is enough. */
  isPruning: boolean;
}

/** Marks a session that was loaded from the store, as opposed to a new one. */
type Kept = SessionData & { isKept?: boolean };

/**
 * Sessions in the database, checked whenever they are read. A session that ended meanwhile, by a sign-out in another
 * tab or by an operator, is not saved again by a request that was still using it.
 */
export function createSessionStore({ database, check, log, patienceMs, isPruning }: StoreDependencies) {
  const { db, pool } = database;
  // Half of a page's patience is left for the database, so that a slow issuer does not look like a missing session.
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
    // Postponing the end of a session is not worth waiting for, and its failure changes nothing.
    touch(sid, data, callback) {
      touch(sid, data, () => {});
      callback?.();
    },
  };
  return Object.assign(store, overridden);
}

import type { Database } from '../database/openDatabase.ts';
import type { Logger } from '../log.ts';

interface Dependencies {
  database: Database;
  log: Logger;
  /** The revision known here. */
  revision: () => number;
  /** Reads the live set anew. */
  load: () => Promise<void>;
}

/** With the reading itself, well within the promised second. */
const POLL_INTERVAL_MS = 400;

/**
 * Notices revisions that other gateways made. Asking is all it takes to be right again after any lost connection;
 * the embedded database has one gateway only, so there is nothing to ask.
 */
export function followRevision({ database, log, revision, load }: Dependencies) {
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;
  let isTold = false;
  let running: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    const newest = await database.db
      .selectFrom('release_log')
      .select(({ fn }) => fn.max('seq').as('revision'))
      .where('kind', 'in', ['activate', 'rollback'])
      .executeTakeFirst();
    if ((newest?.revision ?? 0) > revision()) await load();
  }

  // One look after the other: a slow old one must not overwrite what a newer one found.
  function refresh(): Promise<void> {
    const next = running.then(look);
    running = next.catch(() => {});
    return next;
  }

  async function poll(): Promise<void> {
    try {
      await refresh();
      isTold = false;
    } catch (error) {
      if (!isTold) log.error({ err: error }, 'the live set could not be read anew; serving the last known one');
      isTold = true;
    }
    schedule();
  }

  function schedule(): void {
    if (isClosed) return;
    timer = setTimeout(() => void poll(), POLL_INTERVAL_MS);
    timer.unref();
  }

  if (database.kind === 'server') schedule();

  return {
    refresh,
    async close(): Promise<void> {
      isClosed = true;
      if (timer) clearTimeout(timer);
      await running;
    },
  };
}

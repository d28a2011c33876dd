import type { Database } from '../database/openDatabase.ts';
import type { Logger } from '../log.ts';
import { newestRevision } from './newestRevision.ts';

interface Dependencies {
  database: Database;
  log: Logger;
  /** The revision that this gateway knows. */
  revision: () => number;
  /** Reads the live set again. */
  load: () => Promise<void>;
}

/** Together with the read itself this stays well within the promised second. */
const POLL_INTERVAL_MS = 400;

/**
 * Notices revisions that other gateways made, by polling: that also recovers from any lost connection. With the
 * embedded database there is only one gateway, so there is nothing to poll.
 */
export function followRevision({ database, log, revision, load }: Dependencies) {
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;
  let isReported = false;
  let running: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    if ((await newestRevision(database.db)) > revision()) await load();
  }

  // One read after the other, so that a slow old one cannot overwrite what a newer one found.
  function refresh(): Promise<void> {
    const next = running.then(look);
    running = next.catch(() => {});
    return next;
  }

  async function poll(): Promise<void> {
    try {
      await refresh();
      isReported = false;
    } catch (error) {
      if (!isReported)
        log.error({ err: error }, 'the live set could not be read; the last known one is served until it can');
      isReported = true;
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

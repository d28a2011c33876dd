import type { Database } from '../database/openDatabase.ts';
import type { Logger } from '../log.ts';
import { ensureIdentityKey, type IdentityKey, readIdentityKeys } from './identityKeys.ts';
import type { Upstream } from './upstream.ts';
import { readUpstreams } from './upstreamStore.ts';

const POLL_INTERVAL_MS = 1_000;

/** Where services run and what signs for them, as this gateway knows it. */
export interface Registered {
  upstreams: readonly Upstream[];
  /** Newest first. */
  keys: readonly IdentityKey[];
}

/**
 * Knows what is registered at whichever gateway, within a second. While the database does not answer, the last that was
 * known holds.
 */
export async function followUpstreams({ database, log }: { database: Database; log: Logger }) {
  const { db } = database;
  await ensureIdentityKey(db);
  let current: Registered = await read({ upstreams: [], keys: [] });
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;
  let isReported = false;
  let running: Promise<void> = Promise.resolve();

  async function read(known: Registered): Promise<Registered> {
    return { upstreams: await readUpstreams(db), keys: await readIdentityKeys(db, known.keys) };
  }

  // One read after the other, so that a slow old one cannot overwrite what a newer one found.
  function refresh(): Promise<void> {
    const next = running.then(async () => {
      current = await read(current);
    });
    running = next.catch(() => {});
    return next;
  }

  async function poll(): Promise<void> {
    try {
      await refresh();
      isReported = false;
    } catch (error) {
      if (!isReported) log.error({ err: error }, 'the services of remotes could not be read; the last known ones hold');
      isReported = true;
    }
    schedule();
  }

  function schedule(): void {
    if (isClosed) return;
    timer = setTimeout(() => void poll(), POLL_INTERVAL_MS);
    timer.unref();
  }

  // With the embedded database there is only one gateway, which refreshes after its own changes.
  if (database.kind === 'server') schedule();

  return {
    current: () => current,
    refresh,
    async close(): Promise<void> {
      isClosed = true;
      if (timer) clearTimeout(timer);
      await running;
    },
  };
}

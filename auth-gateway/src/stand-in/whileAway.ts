import { setTimeout as wait } from 'node:timers/promises';
import { isStartFault } from '../errors.ts';
import type { Logger } from '../log.ts';
import { createOutage } from '../outages/createOutage.ts';
import type { StandIn } from './createStandIn.ts';

interface Dependencies {
  standIn: Pick<StandIn, 'savedAt' | 'close'>;
  /** Why the database could not be opened. */
  fault: unknown;
  /** Opens the database and what needs it; then requests no longer reach the stand-in. */
  start: () => Promise<void>;
  log: Logger;
  retryMs?: number;
}

const RETRY_MS = 2_000;

/**
 * Tries to start until the database is there, then closes the stand-in. What else is wrong then is logged, and tried
 * again: the site is better shown from the copy than not at all. Returns a function that ends it.
 */
export function whileAway({ standIn, fault, start, log, retryMs = RETRY_MS }: Dependencies): () => Promise<void> {
  const stop = new AbortController();
  const outage = createOutage(log, {
    outage: 'database',
    began: `started without its database: pages are shown from the copy of ${standIn.savedAt}, signed out; forms and the API answer 503`,
    ended: 'the database answers, so everything is served from it again',
  });
  outage.begin(fault);

  /** Never rejects. */
  async function recover(): Promise<void> {
    let told = '';
    while (!stop.signal.aborted) {
      await wait(retryMs, undefined, { signal: stop.signal }).catch(() => {});
      if (stop.signal.aborted) return;
      try {
        await start();
        outage.end();
        return;
      } catch (err) {
        const { message } = err as Error;
        const isAway = isStartFault(err) && err.code === 'database-unreachable';
        if (!isAway && message !== told)
          log.error({ err }, 'the database is there, but this gateway cannot start on it');
        told = message;
      }
    }
  }

  const recovering = recover().finally(() => standIn.close());
  return async () => {
    stop.abort();
    await recovering;
  };
}

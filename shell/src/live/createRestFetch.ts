import { askForLive } from './askForLive.ts';
import type { LiveSite } from './createLiveSite.ts';
import { patiently } from './patiently.ts';

/** Waits before the second and the third attempt: another gateway may lag behind by half a second. */
const RETRIES_MS = [1000, 3000];

interface Options {
  site: Pick<LiveSite, 'missing' | 'complete'>;
  /** Time limit of one attempt. */
  limitMs: number;
  ask?: typeof askForLive;
}

/** Returns a function that fetches what the page left out, once for any number of callers. It rejects if that fails. */
export function createRestFetch({ site, limitMs, ask = askForLive }: Options): () => Promise<void> {
  let underWay: Promise<void> | null = null;

  async function attempt(): Promise<void> {
    const address = site.missing();
    if (address !== null) site.complete(await ask(address, { signal: AbortSignal.timeout(limitMs) }));
  }

  return () => {
    underWay ??= patiently(attempt, RETRIES_MS).finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

import type { LiveState } from '@saltbush/contract/boot';
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

export interface RestFetch {
  /** Fetches what the page left out, once for any number of callers. Rejects if that fails. */
  findOut: () => Promise<void>;
  /** Begins to fetch it, for whoever calls `findOut` next. Nobody hears of it before. */
  askAhead: () => void;
}

export function createRestFetch({ site, limitMs, ask = askForLive }: Options): RestFetch {
  let underWay: Promise<void> | null = null;
  let asked: Promise<LiveState> | null = null;

  const askFor = (address: string) => ask(address, { signal: AbortSignal.timeout(limitMs) });

  async function attempt(): Promise<void> {
    const address = site.missing();
    if (address === null) return;
    const answer = asked ?? askFor(address);
    asked = null;
    site.complete(await answer);
  }

  return {
    findOut() {
      underWay ??= patiently(attempt, RETRIES_MS).finally(() => {
        underWay = null;
      });
      return underWay;
    },
    askAhead() {
      const address = site.missing();
      if (address === null || asked !== null || underWay !== null) return;
      asked = askFor(address);
      // Whoever needs it then asks again.
      asked.catch(() => {});
    },
  };
}

import type { Moments } from '@saltbush/capability';
import type { RequestHandler } from 'express';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

interface TellingMoments {
  when: Omit<Moments, 'closed'>;
  /** Tells after a request that may have changed something. */
  watchChanges: RequestHandler;
  /** Tells after any request that passes it. */
  watchSignOut: RequestHandler;
  drain: () => Promise<void>;
}

/** Tells capabilities what happens to the gateway. */
export function createMoments(): TellingMoments {
  const changed: (() => void)[] = [];
  const signedOut: (() => void)[] = [];
  const draining: (() => Promise<void>)[] = [];
  const tell = (acts: readonly (() => void)[]) => () => {
    for (const act of acts) act();
  };
  return {
    when: {
      changed: (act) => void changed.push(act),
      signedOut: (act) => void signedOut.push(act),
      draining: (act) => void draining.push(act),
    },
    watchChanges: ({ method }, response, next) => {
      if (!SAFE_METHODS.has(method)) response.once('finish', tell(changed));
      next();
    },
    watchSignOut: (_request, response, next) => {
      response.once('finish', tell(signedOut));
      next();
    },
    async drain() {
      for (const act of draining) await act();
    },
  };
}

import type { OverrideStore } from './createOverrideStore.ts';

/** Short, since developers want to see a saved file within seconds. */
const POLL_INTERVAL_MS = 400;

/**
 * Tells open pages when their browser's overrides change, at whichever gateway. It queries the database only while a
 * browser with an override has a page open.
 */
export function followOverrides(store: Pick<OverrideStore, 'stateOf'>) {
  const followers = new Set<{ browser: string; listener: () => void; known: string | null }>();
  let timer: NodeJS.Timeout | null = null;

  async function look(): Promise<void> {
    const browsers = [...new Set([...followers].map(({ browser }) => browser))];
    for (const browser of browsers) {
      const state = await stateOf(store, browser);
      for (const follower of followers) {
        if (follower.browser !== browser || state === null || follower.known === state) continue;
        // Compare at the first look too: a change between the page and its stream was announced to nobody.
        follower.known = state;
        follower.listener();
      }
    }
  }

  function schedule(): void {
    if (timer !== null || followers.size === 0) return;
    timer = setTimeout(async () => {
      await look();
      timer = null;
      schedule();
    }, POLL_INTERVAL_MS);
    timer.unref();
  }

  return {
    follow(browser: string, listener: () => void): () => void {
      const follower = { browser, listener, known: null };
      followers.add(follower);
      schedule();
      return () => {
        followers.delete(follower);
      };
    },
    /** Looks at once, after a change that came to this gateway. */
    look: () => void look(),
    close(): void {
      followers.clear();
      if (timer) clearTimeout(timer);
    },
  };
}

/** Null while the database does not answer, when no change is known. */
async function stateOf(store: Pick<OverrideStore, 'stateOf'>, browser: string): Promise<string | null> {
  try {
    return await store.stateOf(browser);
  } catch {
    return null;
  }
}

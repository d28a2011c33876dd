import type { OverrideStore } from './createOverrideStore.ts';

/** A saved file is to be seen within a few seconds. */
const POLL_INTERVAL_MS = 400;

/**
 * Tells open pages that their browser's overrides changed, whichever gateway was told. It asks the database only while
 * a browser that holds one has a page open.
 */
export function followOverrides(store: Pick<OverrideStore, 'ofBrowser'>) {
  const followers = new Set<{ browser: string; listener: () => void; known: string | null }>();
  let timer: NodeJS.Timeout | null = null;

  async function look(): Promise<void> {
    const browsers = [...new Set([...followers].map(({ browser }) => browser))];
    for (const browser of browsers) {
      const state = await stateOf(store, browser);
      for (const follower of followers) {
        if (follower.browser !== browser || state === null || follower.known === state) continue;
        // At the first look too: what changed between the page and its stream was told to nobody.
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
    close(): void {
      followers.clear();
      if (timer) clearTimeout(timer);
    },
  };
}

/** Null while the database does not answer: then nothing is known to have changed. */
async function stateOf(store: Pick<OverrideStore, 'ofBrowser'>, browser: string): Promise<string | null> {
  try {
    const overrides = await store.ofBrowser(browser);
    return overrides.map(({ name, version }) => `${name}@${version}`).join('\n');
  } catch {
    return null;
  }
}

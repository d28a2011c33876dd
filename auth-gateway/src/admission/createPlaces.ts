import type { ServerResponse } from 'node:http';

const LOOK_EVERY_MS = 50;
/** By then whatever was begun for somebody who left has ended, or waits for something that takes nobody's time. */
const LONGEST_AFTER_MS = 2_000;

/**
 * Gives each place back when its work is done, which is neither when the visitor leaves nor when they have read the answer:
 * whoever asks and hangs up at once would otherwise have any amount of work done, and whoever reads slowly would keep a
 * place for as long as they like.
 */
export function createPlaces() {
  const releases = new Map<ServerResponse, () => void>();
  /** What has to be looked at, and when its visitor left: null for one who is still there. */
  const watched = new Map<ServerResponse, number | null>();
  let looking: NodeJS.Timeout | null = null;

  function release(response: ServerResponse): void {
    const giveBack = releases.get(response);
    releases.delete(response);
    watched.delete(response);
    giveBack?.();
  }

  function look(): void {
    const now = performance.now();
    for (const [response, leftAt] of watched) {
      if (response.writableEnded || (leftAt !== null && now - leftAt > LONGEST_AFTER_MS)) release(response);
    }
    looking = watched.size > 0 ? setTimeout(look, LOOK_EVERY_MS).unref() : null;
  }

  function watch(response: ServerResponse, leftAt: number | null): void {
    watched.set(response, leftAt);
    looking ??= setTimeout(look, LOOK_EVERY_MS).unref();
  }

  return {
    /** Calls `giveBack` once. A stream is open for as long as its reader is there, so it is looked at only afterwards. */
    hold(response: ServerResponse, { isStream, giveBack }: { isStream: boolean; giveBack: () => void }): void {
      releases.set(response, giveBack);
      response.once('finish', () => release(response));
      response.once('close', () => {
        if (response.writableEnded) release(response);
        else if (releases.has(response)) watch(response, performance.now());
      });
      if (!isStream) watch(response, null);
    },
    close(): void {
      if (looking !== null) clearTimeout(looking);
    },
  };
}

import type { ServerResponse } from 'node:http';

const LOOK_EVERY_MS = 50;
/** Two seconds after a visitor left, the work begun for them has ended or waits without using the processor. */
const LONGEST_AFTER_MS = 2_000;

/**
 * Gives each place back when the work is done. Giving it back when the visitor hangs up would let them start any amount
 * of work; giving it back when they have read the answer would let a slow reader keep the place.
 */
export function createPlaces() {
  const releases = new Map<ServerResponse, () => void>();
  /** Responses to look at, with the time at which the visitor left: null while they are still connected. */
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
    /**
     * Calls `giveBack` once. The answer of a stream stays open as long as its reader, so only the work after it is
     * watched.
     */
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

import { readCounts } from './readCounts.ts';

export type Counts = ReadonlyMap<string, number>;

interface Options {
  /** The addresses that are asked. */
  from: readonly string[];
  /** Gets every figure that is known, by address and name. */
  tell: (counts: Counts) => void;
  /** The gateway refused to say: the session may have ended. */
  onRefused: () => void;
  fetch?: typeof globalThis.fetch;
}

export interface CountsReader {
  /** Asks now, unless it has asked a moment ago. */
  look: () => void;
  stop: () => void;
}

const EVERY_MS = 30_000;
const MOMENT_MS = 2_000;
const PATIENCE_MS = 10_000;
/** A figure that could not be read so many times in a row is not shown any more. */
const MOST_FAILURES = 3;

/**
 * Reads figures from their addresses while the page is visible, about twice a minute. Failures are silent: an old figure stays
 * for a while, and nobody is told about one that never came.
 */
export function createCounts({ from, tell, onRefused, fetch = globalThis.fetch }: Options): CountsReader {
  const known = new Map<string, { counts: Counts; failures: number }>();
  let askedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function read(address: string): Promise<void> {
    try {
      const answer = await fetch(address, { credentials: 'include', signal: AbortSignal.timeout(PATIENCE_MS) });
      if (answer.status === 401 || answer.status === 403) onRefused();
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
      known.set(address, { counts: readCounts(await answer.json()), failures: 0 });
    } catch {
      const before = known.get(address);
      if (before === undefined) return;
      if (before.failures + 1 >= MOST_FAILURES) known.delete(address);
      else known.set(address, { ...before, failures: before.failures + 1 });
    }
  }

  async function readAll(): Promise<void> {
    await Promise.all(from.map(read));
    tell(
      new Map(
        [...known].flatMap(([address, { counts }]) =>
          [...counts].map(([name, value]) => [`${address} ${name}`, value]),
        ),
      ),
    );
  }

  function look(): void {
    clearTimeout(timer);
    if (from.length === 0 || document.visibilityState !== 'visible') return;
    timer = setTimeout(look, EVERY_MS);
    if (performance.now() - askedAt < MOMENT_MS) return;
    askedAt = performance.now();
    void readAll();
  }

  document.addEventListener('visibilitychange', look);
  return {
    look,
    stop() {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    },
  };
}

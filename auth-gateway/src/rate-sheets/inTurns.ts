import { setImmediate as turn } from 'node:timers/promises';

/** Number of items that take a few milliseconds. */
const AT_ONCE = 5_000;

/** Does something with each of very many items, and lets other work run in between. */
export async function inTurns<T>(items: Iterable<T>, act: (item: T) => void): Promise<void> {
  let done = 0;
  for (const item of items) {
    act(item);
    done += 1;
    if (done % AT_ONCE === 0) await turn();
  }
}

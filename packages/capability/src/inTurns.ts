import { setImmediate as turn } from 'node:timers/promises';

/** Number of quick items that take a few milliseconds. */
const QUICK_AT_ONCE = 5_000;

/** Does something with each of very many items, and lets other work run after every `atOnce` of them. */
export async function inTurns<T>(
  items: Iterable<T>,
  act: (item: T) => void,
  { atOnce = QUICK_AT_ONCE }: { atOnce?: number } = {},
): Promise<void> {
  let done = 0;
  for (const item of items) {
    act(item);
    done += 1;
    if (done % atOnce === 0) await turn();
  }
}

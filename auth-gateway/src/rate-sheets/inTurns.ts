import { setImmediate as turn } from 'node:timers/promises';

/** Some milliseconds of work. */
const AT_ONCE = 5_000;

/** Does something with each of very many, and lets others in between. */
export async function inTurns<T>(items: Iterable<T>, act: (item: T) => void): Promise<void> {
  let done = 0;
  for (const item of items) {
    act(item);
    done += 1;
    if (done % AT_ONCE === 0) await turn();
  }
}

import { setImmediate as turn } from 'node:timers/promises';

/** Some 50 ms of work for the embedded database, which runs on this thread and would not let go of it by itself. */
const BATCH_SIZE = 1_000;

/** Cuts a list into batches and lets others in between; `from` is the index of a batch's first item. */
export async function* inBatches<T>(items: readonly T[]): AsyncGenerator<{ from: number; batch: readonly T[] }> {
  for (let from = 0; from < items.length; from += BATCH_SIZE) {
    yield { from, batch: items.slice(from, from + BATCH_SIZE) };
    await turn();
  }
}

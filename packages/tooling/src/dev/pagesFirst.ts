import { setTimeout as delay } from 'node:timers/promises';
import type { Compiler } from 'webpack';

/** Open pages have taken a save over by then, on a machine that is busy too. */
const PAGES_MS = 300;

/**
 * Puts the build for the gateway off after a save. It would keep this process from answering the pages, which wait for what
 * was saved, and it is needed for the next page only.
 * @param theyHaveIt Resolves earlier where it is known that the pages need nothing more from this process.
 */
export function pagesFirst(compiler: Compiler, theyHaveIt: () => Promise<unknown> = () => new Promise(() => {})): void {
  let isFirst = true;
  compiler.hooks.watchRun.tapPromise('pagesFirst', async () => {
    if (!isFirst) await Promise.race([delay(PAGES_MS), theyHaveIt()]);
    isFirst = false;
  });
}

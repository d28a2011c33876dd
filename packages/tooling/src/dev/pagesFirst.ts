import { setTimeout as delay } from 'node:timers/promises';
import type { Compiler } from 'webpack';

/** Open pages have taken a save over by then, on a machine that is busy too. */
const PAGES_MS = 300;

/**
 * Puts the build for the gateway off after a save. It would keep this process from answering the pages, which wait for what
 * was saved, and it is needed for the next page only.
 */
export function pagesFirst(compiler: Compiler): void {
  let isFirst = true;
  compiler.hooks.watchRun.tapPromise('pagesFirst', async () => {
    if (!isFirst) await delay(PAGES_MS);
    isFirst = false;
  });
}

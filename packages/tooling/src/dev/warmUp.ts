import { setTimeout as delay } from 'node:timers/promises';
import type { Compiler } from 'webpack';

/** After these a build of 630 modules is hardly quicker any more. */
const REBUILDS = 6;

const WAITS = {
  /** The page that is opened first has what it needs by then. */
  firstMs: 2_000,
  /** Requests of pages are answered between two builds. */
  betweenMs: 100,
};

/**
 * Builds a few times again after the first build, though nothing has changed. Code that has hardly run yet is slow: the first
 * save would take three times as long as the tenth. Ends with the first save, which goes the same way.
 */
export function warmUp(compiler: Compiler, waits = WAITS): void {
  let builds = 0;
  compiler.hooks.done.tap('warmUp', () => {
    builds += 1;
    if (builds === 1) void rebuild();
  });

  async function rebuild(): Promise<void> {
    await delay(waits.firstMs, undefined, { ref: false });
    for (let run = 1; run <= REBUILDS; run++) {
      await delay(waits.betweenMs, undefined, { ref: false });
      const { watching } = compiler;
      if (!watching || watching.closed || watching.running || builds !== run) return;
      await new Promise((resolve) => watching.invalidate(resolve));
    }
  }
}

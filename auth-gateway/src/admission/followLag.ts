import { monitorEventLoopDelay } from 'node:perf_hooks';

const LOOK_EVERY_MS = 250;
const RESOLUTION_MS = 10;
const NS_PER_MS = 1e6;
/** Above this average delay of an event loop turn, every answer is late. */
const LATE_MS = 25;
const FEWEST = 0.5;
const LESS = 0.8;
const MORE = 0.05;

/**
 * The factor for the places next, 0.5 to 1: it falls quickly while the event loop is late and rises slowly afterwards.
 */
export const nextFactor = (factor: number, lagMs: number): number =>
  lagMs > LATE_MS ? Math.max(FEWEST, factor * LESS) : Math.min(1, factor + MORE);

/** Calls back whenever the factor changes. Returns a function that stops it. */
export function followLag(onFactor: (factor: number) => void): () => void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let factor = 1;
  const looking = setInterval(() => {
    const lagMs = Math.max(0, delay.mean / NS_PER_MS - RESOLUTION_MS);
    delay.reset();
    const next = nextFactor(factor, Number.isNaN(lagMs) ? 0 : lagMs);
    if (next === factor) return;
    factor = next;
    onFactor(factor);
  }, LOOK_EVERY_MS);
  looking.unref();
  return () => {
    clearInterval(looking);
    delay.disable();
  };
}

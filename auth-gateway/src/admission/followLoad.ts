import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

const LOOK_EVERY_MS = 250;
const RESOLUTION_MS = 10;
const NS_PER_MS = 1e6;
/** Above this average delay of an event loop turn, every answer is late. */
const LATE_MS = 25;
/**
 * Above this part of the time the event loop is full. More requests at once then only wait for each other. A slow
 * database leaves it empty, and there more requests at once do help.
 */
const FULL = 0.85;
const FEWEST = 0.34;
const LESS = 0.8;
const MORE = 0.05;

export interface LoopLoad {
  /** Average delay of a turn, in milliseconds. */
  lagMs: number;
  /** Part of the time in which the loop had work, 0 to 1. */
  utilization: number;
}

/**
 * The factor for the places next, 0.34 to 1: it falls quickly while the event loop is late or full and rises slowly
 * afterwards.
 */
export const nextFactor = (factor: number, { lagMs, utilization }: LoopLoad): number =>
  lagMs > LATE_MS || utilization > FULL ? Math.max(FEWEST, factor * LESS) : Math.min(1, factor + MORE);

/** Calls back whenever the factor changes. Returns a function that stops it. */
export function followLoad(onFactor: (factor: number) => void): () => void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let factor = 1;
  let seen = performance.eventLoopUtilization();
  const looking = setInterval(() => {
    const lagMs = Math.max(0, delay.mean / NS_PER_MS - RESOLUTION_MS);
    delay.reset();
    const known = seen;
    seen = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(seen, known);
    const next = nextFactor(factor, { lagMs: Number.isNaN(lagMs) ? 0 : lagMs, utilization });
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

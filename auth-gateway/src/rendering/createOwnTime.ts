import type { ProcessState } from './processState.ts';

interface Sources {
  /** Null when the system does not say. */
  state: () => ProcessState | null;
  /** Milliseconds of a clock that only goes on. */
  now: () => number;
  /** Milliseconds between two looks. A look that comes later was kept waiting itself, which is no fault of the process. */
  lookEveryMs: number;
}

/**
 * Says at each look how many milliseconds a process has had since the one before: processor time, and time in which it
 * waited for something of its own. Time in which it was ready to run and the machine ran something else is not its own,
 * so a page is not to blame for a machine that is busy. The first look knows no earlier one and counts the clock.
 */
export function createOwnTime({ state, now, lookEveryMs }: Sources): () => number {
  // The system is not asked at the start: most pages are there before the first look, and reading takes 0.07 ms.
  let before: { at: number; processorMs: number | null } = { at: now(), processorMs: null };
  return () => {
    const seen = state();
    const at = now();
    const passedMs = Math.min(at - before.at, 2 * lookEveryMs);
    const ranMs = seen === null || before.processorMs === null ? null : seen.processorMs - before.processorMs;
    before = { at, processorMs: seen?.processorMs ?? null };
    if (seen === null || ranMs === null) return passedMs;
    return seen.isRunnable ? ranMs : Math.max(ranMs, passedMs);
  };
}

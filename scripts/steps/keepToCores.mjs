import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Read before this process is kept to some of them. */
const CORES = availableParallelism();
const MIDDLE = Math.floor(CORES / 2);
const HALVES = { lower: `0-${MIDDLE - 1}`, upper: `${MIDDLE}-${CORES - 1}` };

/**
 * Keeps this process, and what it starts from now on, to one half of the machine's cores, so that the measuring side
 * and the measured side do not take each other's time. Returns false where that is impossible: with one core, or
 * without `taskset`.
 */
export function keepToCores(half) {
  if (MIDDLE === 0) return false;
  try {
    execFileSync('taskset', ['-a', '-c', '-p', HALVES[half], String(process.pid)], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

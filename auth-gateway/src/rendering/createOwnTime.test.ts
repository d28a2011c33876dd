import { createOwnTime } from './createOwnTime.ts';
import type { ProcessState } from './processState.ts';

/** Looks every 25 ms at a process of which the system says this, and adds up. */
function ownTimeOf(states: readonly (ProcessState | null)[], betweenMs = 25): number {
  let look = 0;
  const ownMs = createOwnTime({ state: () => states[look] ?? null, now: () => look * betweenMs, lookEveryMs: 25 });
  let sum = 0;
  // The first look counts the clock.
  ownMs();
  while (look < states.length - 1) {
    look += 1;
    sum += ownMs();
  }
  return sum;
}

const runs = (processorMs: number) => ({ processorMs, isRunnable: true });
const sleeps = (processorMs: number) => ({ processorMs, isRunnable: false });

describe('createOwnTime', () => {
  it('counts the processor time of what runs', () => {
    expect(ownTimeOf([runs(100), runs(120), runs(150)])).toBe(50);
  });

  it('does not count the time in which the machine ran something else', () => {
    expect(ownTimeOf([runs(100), runs(100), runs(100), runs(110)])).toBe(10);
  });

  it('counts the time in which a process waits for something of its own', () => {
    expect(ownTimeOf([sleeps(100), sleeps(100), sleeps(100)])).toBe(50);
  });

  it('counts little when the one who looks was kept waiting', () => {
    expect(ownTimeOf([sleeps(100), sleeps(100)], 4_000)).toBe(50);
  });

  it('counts the clock where the system does not say', () => {
    expect(ownTimeOf([null, null, null])).toBe(50);
  });
});

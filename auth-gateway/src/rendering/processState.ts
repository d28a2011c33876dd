import { readFileSync } from 'node:fs';

/** What the system says of a process: the processor time that it has had, and whether it wants more now. */
export interface ProcessState {
  processorMs: number;
  isRunnable: boolean;
}

/** Linux counts processor time in hundredths of a second for every program (`USER_HZ`, time(7)). */
const MS_OF_TICK = 10;
/** Fields of `/proc/<pid>/stat` after the name, which may contain anything (proc_pid_stat(5)). */
const STATE = 0;
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;
/** Runs or could run, or waits for the disk. */
const RUNNABLE = new Set(['R', 'D']);

/** Null when the system does not say. */
export function processState(pid: number): ProcessState | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS]);
    if (Number.isNaN(ticks)) return null;
    return { processorMs: ticks * MS_OF_TICK, isRunnable: RUNNABLE.has(fields[STATE] ?? '') };
  } catch {
    return null;
  }
}

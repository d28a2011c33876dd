import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

const TICKS_PER_SECOND = 100;

/** The parent of a Linux process, and the seconds that it and its ended children have used; null once it has ended. */
function read(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name is in brackets and may contain anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const seconds = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
    return { pid, parent: Number(fields[1]), seconds };
  } catch {
    return null;
  }
}

/** Seconds that this process and everything it started have used; null when the system does not say. */
function ownSeconds() {
  let pids;
  try {
    pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return null;
  }
  const processes = pids.map((pid) => read(Number(pid))).filter((one) => one !== null);
  const tree = new Set([process.pid]);
  for (let before = 0; before < tree.size; ) {
    before = tree.size;
    for (const { pid, parent } of processes) if (tree.has(parent)) tree.add(pid);
  }
  return processes.filter(({ pid }) => tree.has(pid)).reduce((sum, { seconds }) => sum + seconds, 0);
}

/**
 * Processor seconds of the whole machine since its start: busy, idle, and those of this process and what it started.
 */
export function processorSeconds() {
  let busy = 0;
  let idle = 0;
  for (const { times } of cpus()) {
    busy += (times.user + times.sys + times.nice + times.irq) / 1_000;
    idle += times.idle / 1_000;
  }
  return { busy, idle, own: ownSeconds() };
}

import { readFileSync } from 'node:fs';

const KB_OF_MB = 1024;

/** Megabytes of memory that a process holds, of every kind; null when the system does not say. */
export function residentMb(pid: number): number | null {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) / KB_OF_MB;
  } catch {
    return null;
  }
}

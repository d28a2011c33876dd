import { spawnSync } from 'node:child_process';

/** Whether a program is on the PATH. */
export function isInstalled(program: string): boolean {
  return spawnSync('sh', ['-c', 'command -v "$1"', 'sh', program]).status === 0;
}

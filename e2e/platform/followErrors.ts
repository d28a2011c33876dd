import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ROOT } from './root.ts';
import type { Site } from './startSite.ts';

/** `mfe errors --follow` as somebody has it open in a terminal. */
export function followErrors(site: Site, ...args: string[]) {
  const child = spawn(process.execPath, ['packages/tooling/bin/mfe.mjs', 'errors', ...args, '--follow', '--json'], {
    cwd: ROOT,
    env: { ...process.env, MFE_URL: site.url, MFE_TOKEN: site.token },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => void lines.push(line));
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  return {
    /** What it has printed so far. */
    lines,
    /** Presses Ctrl+C, and resolves with the exit code. */
    stop: (): Promise<number | null> => {
      child.kill('SIGINT');
      return ended;
    },
  };
}

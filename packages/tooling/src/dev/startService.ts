import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

/** A service that runs from its sources. */
export interface RunningService {
  url: string;
  stop: () => Promise<void>;
}

interface Options {
  port: number;
  /** Origin of the site that signs who sends a request. */
  siteUrl: string;
  say: (line: string) => void;
}

/** What TypeScript says after each compilation, with errors or without. */
const COMPILED = 'Watching for file changes';

export const serviceFolder = (dir: string): string => join(dir, 'service');

/** Whether a remote has a service that `mfe dev` can run. */
export const hasService = (dir: string): boolean => existsSync(join(serviceFolder(dir), 'tsconfig.json'));

/**
 * Runs the service of a remote from its sources: compiles it on every save, and starts it again. What is stored is in
 * `service/.data`, or on the server of SERVICE_DATABASE_URL.
 */
export async function startService(dir: string, { port, siteUrl, say }: Options): Promise<RunningService> {
  const folder = serviceFolder(dir);
  const compiler = join(
    dirname(createRequire(join(folder, 'package.json')).resolve('typescript/package.json')),
    'bin/tsc',
  );
  const run = (args: string[], onLine: (line: string) => void, env: Record<string, string> = {}) => {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        if (line.trim() === '') return;
        say(`service: ${line}`);
        onLine(line);
      });
    }
    return child;
  };
  const children: ChildProcess[] = [];
  // The first compilation comes before the start, since what was never compiled cannot run.
  await new Promise<void>((resolve) => {
    const watcher = run([compiler, '--pretty', 'false', '--watch', '--preserveWatchOutput'], (line) => {
      if (line.includes(COMPILED)) resolve();
    });
    watcher.once('close', () => resolve());
    children.push(watcher);
  });
  children.push(
    run(['--watch', '--watch-preserve-output', 'dist/main.js'], () => {}, {
      PORT: String(port),
      SITE_URL: siteUrl,
      DATABASE_URL: process.env.SERVICE_DATABASE_URL ?? '',
      DATA_DIR: join(folder, '.data'),
    }),
  );
  return {
    url: `http://localhost:${port}`,
    async stop() {
      await Promise.all(children.map(end));
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

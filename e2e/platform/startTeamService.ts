import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { Site } from './startSite.ts';

const run = promisify(execFile);
const LISTENING = /^Listening on port (\d+)/;

export interface TeamService {
  url: string;
  stop: () => Promise<void>;
  /** Starts it again, at the same address and with what it stored. */
  start: () => Promise<void>;
}

/** The service of a remote made by `mfe new --api`, as a program of its own. */
export async function startTeamService(site: Site, remote: string): Promise<TeamService> {
  const folder = join(remote, 'service');
  await run(process.execPath, [join(remote, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.json'], {
    cwd: folder,
  });
  let stop = async (): Promise<void> => {};

  async function start(port = '0'): Promise<string> {
    const settings = { PORT: port, SITE_URL: site.url, DATABASE_URL: '', DATA_DIR: join(folder, '.data') };
    const child = spawn(process.execPath, ['dist/main.js'], {
      cwd: folder,
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
    });
    stop = async () => {
      child.kill('SIGTERM');
      await ended;
    };
    for await (const line of createInterface({ input: child.stdout })) {
      const [, taken] = LISTENING.exec(line) ?? [];
      if (taken) return taken;
    }
    throw new Error('The service ended before it listened: its reason is above.');
  }

  const port = await start();
  return {
    url: `http://localhost:${port}`,
    stop: () => stop(),
    start: async () => {
      await start(port);
    },
  };
}

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Site } from './startSite.ts';

interface WorkingCopy {
  /** The link that shows it. */
  url: string;
  stop: () => Promise<void>;
}

interface Remote {
  site: Site;
  folder: string;
  token: string;
  /** Folder of the tooling, where the remote has none of its own. */
  tooling?: string;
}

/** Runs `mfe dev --site` in a remote's folder. Resolves once its first build is on the site. */
export async function startWorkingCopy(remote: Remote): Promise<WorkingCopy> {
  const tooling = remote.tooling ?? join(remote.folder, 'node_modules/@saltbush/tooling');
  const command = join(tooling, 'bin/mfe.mjs');
  const child = spawn(process.execPath, [command, 'dev', '--site', remote.site.url], {
    cwd: remote.folder,
    env: { ...process.env, MFE_TOKEN: remote.token },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGINT');
    await ended;
  };
  // Keep reading: a command blocks on its next line when nobody reads its output.
  const said: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      said.push(line);
      if (line.endsWith('and shown')) resolve(said.find((one) => one.startsWith('http')) ?? '');
    });
    void ended.then(() => reject(new Error(`The working copy did not start: ${said.join(' ')}`)));
  });
  return { url, stop };
}

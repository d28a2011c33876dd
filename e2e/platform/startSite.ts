import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ROOT } from './root.ts';

export interface Site {
  url: string;
  /** The operator's token. */
  token: string;
  stop(): Promise<void>;
}

/** Starts a gateway of its own on the built packages, with an empty data folder that is removed afterwards. */
export async function startSite(settings: Record<string, string> = {}): Promise<Site> {
  const child = spawn(process.execPath, ['scripts/platform.mjs'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const { url, token } = JSON.parse(line) as { url: string; token: string };
    const stop = async (): Promise<void> => {
      child.kill('SIGTERM');
      await ended;
    };
    return { url, token, stop };
  }
  throw new Error('The site did not start: its reason is above.');
}

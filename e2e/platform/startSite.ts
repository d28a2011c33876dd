import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ROOT } from './root.ts';

export interface Site {
  url: string;
  /** The operator's token. */
  token: string;
  stop(): Promise<void>;
}

/**
 * Starts a gateway on the built packages. Its data folder, removed afterwards, is a copy of the one in SITE_DATA,
 * else empty.
 */
export async function startSite(settings: Record<string, string> = {}): Promise<Site> {
  // A given database starts empty, so the folder has to as well.
  const { SITE_DATA: data } = settings.SITE_DATABASE_URL === undefined ? process.env : {};
  const child = spawn(process.execPath, ['scripts/platform.mjs', ...(data ? ['--from', data] : [])], {
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

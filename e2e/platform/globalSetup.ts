import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './root.ts';
import { startSite } from './startSite.ts';

/**
 * Starts one site for all journeys, unless SITE_URL names a running one, and prepares the initial data for journeys
 * with a site of their own.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SITE_URL) return undefined;
  const data = await mkdtemp(join(tmpdir(), 'saltbush-prepared-'));
  await promisify(execFile)(process.execPath, ['scripts/platform.mjs', '--prepare', data], {
    cwd: ROOT,
    env: { ...process.env, PORT: '' },
  });
  process.env.SITE_DATA = data;
  const site = await startSite();
  process.env.SITE_URL = site.url;
  return async () => {
    await site.stop();
    await rm(data, { recursive: true, force: true });
  };
}

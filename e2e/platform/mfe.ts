import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from './root.ts';
import type { Site } from './startSite.ts';

const run = promisify(execFile);

/** Runs `npx mfe` against a site as a team would. Resolves to its JSON output. */
export async function mfe(site: Site, ...args: string[]): Promise<unknown> {
  const { stdout } = await run(process.execPath, ['packages/tooling/bin/mfe.mjs', ...args, '--json'], {
    cwd: ROOT,
    env: { ...process.env, MFE_URL: site.url, MFE_TOKEN: site.token },
  });
  return JSON.parse(stdout);
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from './root.ts';
import type { Site } from './startSite.ts';

const run = promisify(execFile);

/** Runs `npx mfe` against a site as a team would. Resolves to its JSON output. */
export async function mfe(site: Site, ...args: string[]): Promise<unknown> {
  const options = { cwd: ROOT, env: { ...process.env, MFE_URL: site.url, MFE_TOKEN: site.token } };
  const command = ['packages/tooling/bin/mfe.mjs', ...args, '--json'];
  const { stdout } = await run(process.execPath, command, options).catch((error: Error & { stdout?: string }) => {
    // With --json the reason is there, and the error itself does not say it.
    throw new Error(`mfe ${args.join(' ')} failed: ${error.stdout ?? ''}`, { cause: error });
  });
  return JSON.parse(stdout);
}

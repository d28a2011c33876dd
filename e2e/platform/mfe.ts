import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from './root.ts';
import type { Site } from './startSite.ts';

const run = promisify(execFile);

/** Runs `npx mfe` against a site as a team would, again when it is told to. Resolves to its JSON output. */
export async function mfe(site: Site, ...args: string[]): Promise<unknown> {
  const options = { cwd: ROOT, env: { ...process.env, MFE_URL: site.url, MFE_TOKEN: site.token } };
  const command = ['packages/tooling/bin/mfe.mjs', ...args, '--json'];
  try {
    return JSON.parse((await run(process.execPath, command, options)).stdout);
  } catch (error) {
    // With --json the reason is there, and the error itself does not say it.
    const { stdout: reason = '' } = error as { stdout?: string };
    // On a busy machine a release may still be tried after its publication. The gateway has waited for that.
    if (/"code": ?"too-busy"/.test(reason)) return mfe(site, ...args);
    throw new Error(`mfe ${args.join(' ')} failed: ${reason}`, { cause: error });
  }
}

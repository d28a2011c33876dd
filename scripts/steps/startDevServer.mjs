import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StepError } from './StepError.mjs';
import { ROOT } from './workspace.mjs';

const START_LIMIT_MS = 120_000;
const POLL_MS = 100;

/** Serves remotes and their services from source through `mfe dev`, and resolves once each remote has been built. */
export async function startDevServer({ names, port, siteUrl }) {
  const child = spawn(
    process.execPath,
    [join(ROOT, 'packages/tooling/bin/mfe.mjs'), 'dev', ...names, '--port', String(port)],
    { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, MFE_URL: siteUrl } },
  );
  let hasEnded = false;
  const exited = new Promise((resolve) => {
    child.once('exit', (code) => {
      hasEnded = true;
      resolve(code ?? 1);
    });
  });
  const stop = () => {
    if (!hasEnded) child.kill('SIGTERM');
    return exited;
  };
  const url = `http://localhost:${port}`;
  for (const name of names) {
    const giveUpAt = Date.now() + START_LIMIT_MS;
    while (!(await isServed(`${url}/mf/${name}/dev/release.json`))) {
      if (hasEnded) throw new StepError('The development server did not start: see above.');
      if (Date.now() > giveUpAt) {
        await stop();
        throw new StepError(`${name} was not built within ${START_LIMIT_MS / 1000} seconds: see above.`);
      }
      await delay(POLL_MS);
    }
  }
  return { name: 'The development server', url, exited, stop };
}

async function isServed(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(POLL_MS * 50) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

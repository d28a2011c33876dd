import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StepError } from './StepError.mjs';
import { ROOT } from './workspace.mjs';

const START_LIMIT_MS = 60_000;
const POLL_MS = 40;
/** As in the image: each thread that compresses would keep an arena of its own. */
const MEMORY = { MALLOC_ARENA_MAX: '2' };

/**
 * Starts the gateway and resolves once it answers. `exited` resolves to its exit code when it ends; `stop` asks it to
 * drain and end.
 */
export async function startGateway({ port, dataDir, env = {}, stdio = ['ignore', 'inherit', 'inherit'] }) {
  const child = spawn(process.execPath, [join(ROOT, 'auth-gateway/dist/main.js')], {
    cwd: ROOT,
    env: { LOG_LEVEL: 'warn', ...MEMORY, ...process.env, ...env, PORT: String(port), DATA_DIR: dataDir },
    stdio,
  });
  let exitCode = null;
  const exited = new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  }).then((code) => {
    exitCode = code;
    return code;
  });
  const url = `http://localhost:${port}`;
  const giveUpAt = Date.now() + START_LIMIT_MS;
  while (!(await answers(url))) {
    // The gateway has already printed the reason.
    if (exitCode !== null) throw new StepError('The gateway did not start: see the line above.');
    if (Date.now() > giveUpAt) {
      child.kill('SIGKILL');
      throw new StepError(`The gateway did not answer at ${url} within ${START_LIMIT_MS / 1000} seconds.`);
    }
    await delay(POLL_MS);
  }
  return {
    name: 'The gateway',
    url,
    pid: child.pid,
    exited,
    stop: (signal = 'SIGTERM') => {
      if (exitCode === null) child.kill(signal);
      return exited;
    },
  };
}

async function answers(url) {
  try {
    const response = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(2000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

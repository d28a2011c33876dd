import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../steps/ports.mjs';
import { StepError } from '../steps/StepError.mjs';

const START_LIMIT_MS = 30_000;

/** Starts a built Next.js site, with a server in front that compresses what it sends. */
export async function startNext(folder) {
  const { serveBehindBrotli } = await import('../../e2e/bench/references/serveBehindBrotli.ts');
  const port = await findFreePort();
  const args = ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', String(port)];
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const giveUpAt = Date.now() + START_LIMIT_MS;
  while (!(await answers(`http://127.0.0.1:${port}/`))) {
    if (child.exitCode !== null || Date.now() > giveUpAt) {
      child.kill('SIGKILL');
      throw new StepError(`The Next.js site in ${folder} did not start. Build it there first.`);
    }
    await wait(100);
  }
  const front = await serveBehindBrotli(port);
  return {
    url: front.url,
    stop: async () => {
      await front.stop();
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function answers(address) {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}

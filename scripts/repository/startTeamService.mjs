import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from '../steps/ports.mjs';
import { runCommand } from '../steps/runCommand.mjs';
import { StepError } from '../steps/StepError.mjs';

/** Builds the service of a team and starts it as a program of its own. Resolves once it listens. */
export async function startTeamService({ folder, site }) {
  const service = join(folder, 'service');
  await runCommand('npm', ['run', 'build'], { cwd: service });
  const port = await findFreePort();
  const child = spawn(process.execPath, ['dist/main.js'], {
    cwd: service,
    env: { ...process.env, PORT: String(port), SITE_URL: site, DATABASE_URL: '', DATA_DIR: join(service, '.data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await untilListening(child);
  return {
    url: `http://localhost:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilListening({ stdout }) {
  for await (const line of createInterface({ input: stdout })) if (line.startsWith('Listening')) return;
  throw new StepError('The service ended before it listened: see above.');
}

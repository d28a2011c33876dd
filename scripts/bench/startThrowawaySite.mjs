import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { StepError } from '../steps/StepError.mjs';
import { ROOT } from '../steps/workspace.mjs';

/** Starts a site of built packages with an empty data folder. Resolves to its address, the operator's token and `stop`. */
export async function startThrowawaySite() {
  const child = spawn(process.execPath, ['scripts/platform.mjs'], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const { url, token } = JSON.parse(line);
    return {
      url,
      token,
      stop: () => {
        child.kill('SIGTERM');
        return ended;
      },
    };
  }
  throw new StepError('The site did not start: see above.');
}

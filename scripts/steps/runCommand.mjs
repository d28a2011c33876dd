import { spawn } from 'node:child_process';
import { StepError } from './StepError.mjs';
import { ROOT } from './workspace.mjs';

/**
 * Runs a program, at the root unless `cwd` says otherwise. Resolves to its output: `stdout` alone, and everything as `printed`. With `output:
 * 'inherit'` the output is shown as it comes; otherwise only the `StepError` of a failure shows it.
 */
export function runCommand(
  command,
  args,
  { env = {}, cwd = ROOT, output = 'capture', explain, acceptFailure = false, limitMs } = {},
) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      timeout: limitMs,
      killSignal: 'SIGKILL',
      stdio: ['ignore', ...(output === 'inherit' ? ['inherit', 'inherit'] : ['pipe', 'pipe'])],
    });
    const printed = { stdout: '', all: '' };
    child.stdout?.on('data', (chunk) => {
      printed.stdout += chunk;
      printed.all += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      printed.all += chunk;
    });
    child.on('error', (cause) => reject(new StepError(`${command} cannot run: ${cause.message}`)));
    child.on('close', (code, signal) => {
      const result = { code: code ?? 1, signal, stdout: printed.stdout, printed: printed.all };
      if (code === 0 || acceptFailure) resolve(result);
      else reject(new StepError(explain ?? `${command} ${args.join(' ')} failed (${signal ?? code}).`, printed.all));
    });
  });
}

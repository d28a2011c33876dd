import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../steps/runCommand.mjs';
import { StepError } from '../steps/StepError.mjs';
import { step } from '../steps/step.mjs';
import { QUIET } from './startRemote.mjs';

/** Installs once more from the lock file. */
export async function installAsCi({ folder }) {
  await step('npm ci', async () => {
    rmSync(join(folder, 'node_modules'), { recursive: true });
    const { code, printed } = await runCommand('npm', ['ci', ...QUIET], { cwd: folder, acceptFailure: true });
    if (code === 0) return 'works';
    // npm needs packages for every system in a lock file. It notes those that a registry lacks without a version.
    const lacking = printed.split('\n').filter((line) => line.endsWith('@ from lock file'));
    if (lacking.length === 0) throw new StepError('npm ci does not work in a new repository.', printed);
    return `skipped: the registry lacks ${lacking.length} packages for other systems`;
  });
}

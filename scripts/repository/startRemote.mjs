import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../steps/runCommand.mjs';
import { StepError } from '../steps/StepError.mjs';
import { step } from '../steps/step.mjs';

/** Printed by npm on success otherwise. */
export const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];

/** Makes a remote in an empty folder with the command that the site hands out, and installs what it needs. */
export async function startRemote({ folder, site, options }) {
  // A name of its own, so that it can be tried again on the same site.
  const name = `mf-trial-${Date.now().toString(36)}`;
  const remote = join(folder, name);
  await step(['mfe new', ...options].join(' '), async () => {
    const tooling = await fetch(`${site}/api/site/packages/@saltbush/tooling`);
    if (!tooling.ok) throw new StepError(`The site hands out no tooling: it answers ${tooling.status}.`);
    writeFileSync(join(folder, 'tooling.tar'), Buffer.from(await tooling.arrayBuffer()));
    await runCommand('tar', ['-xf', 'tooling.tar'], { cwd: folder });
    const made = ['new', name, '--site', site, ...options];
    await runCommand(process.execPath, [join(folder, 'package/bin/mfe.mjs'), ...made], { cwd: folder });
  });
  await step('npm install', () => runCommand('npm', ['install', ...QUIET], { cwd: remote }));
  const run = (args, more) => runCommand('npx', ['mfe', ...args], { cwd: remote, ...more });
  return {
    name,
    path: `/${name.slice('mf-'.length)}`,
    folder: remote,
    mfe: (...args) => run(args),
    // The token of a team may not have the right to.
    retire: () => run(['retire', name, '--reason', 'The trial is over'], { acceptFailure: true }),
  };
}

// npm run try:repository: goes the way of a team with a repository of its own (docs/teams.md) against the site of
// MFE_URL with the token of MFE_TOKEN and the packages of its live host, and says what each step took; then installs
// as CI does.
import './steps/requireNode.mjs';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './steps/runCommand.mjs';
import { runMain } from './steps/runMain.mjs';
import { StepError } from './steps/StepError.mjs';
import { step } from './steps/step.mjs';

const REGISTRY_LIMIT_MS = 10_000;
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];

await runMain(async () => {
  const { MFE_URL: site, MFE_TOKEN: token } = process.env;
  if (!site || !token)
    throw new StepError('Name a site: MFE_URL=http://localhost:3000 MFE_TOKEN=… npm run try:repository');
  const { code } = await runCommand('npm', ['ping'], { acceptFailure: true, limitMs: REGISTRY_LIMIT_MS });
  if (code !== 0) {
    console.log('Skipped: no package registry answers.');
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'another-team-'));
  try {
    await goTheWay(folder, site);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

async function goTheWay(folder, site) {
  // A name of its own, so that it can be tried again on the same site.
  const name = `mf-trial-${Date.now().toString(36)}`;
  const remote = join(folder, name);
  const mfe = (...args) => runCommand('npx', ['mfe', ...args], { cwd: remote });
  const startedAt = performance.now();

  await step('mfe new', async () => {
    const tooling = await fetch(`${site}/api/site/packages/@saltbush/tooling`);
    if (!tooling.ok) throw new StepError(`The site hands out no tooling: it answers ${tooling.status}.`);
    writeFileSync(join(folder, 'tooling.tar'), Buffer.from(await tooling.arrayBuffer()));
    await runCommand('tar', ['-xf', 'tooling.tar'], { cwd: folder });
    await runCommand(process.execPath, [join(folder, 'package/bin/mfe.mjs'), 'new', name, '--site', site], {
      cwd: folder,
    });
  });
  await step('npm install', () => runCommand('npm', ['install', ...QUIET], { cwd: remote }));
  await step('mfe build', () => mfe('build', '--release'));
  await step('mfe check, publish, activate', async () => {
    await mfe('check', '--site', site);
    await mfe('publish');
    await mfe('activate', `${name}@1.0.0`, '--reason', 'A trial');
  });
  await step('the live page', async () => {
    const page = await fetch(`${site}/${name.slice('mf-'.length)}`);
    if (page.status !== 200) throw new StepError(`The page answers ${page.status}.`);
  });
  console.log(`  From an empty folder to the live page: ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);

  await step('npm ci', async () => {
    rmSync(join(remote, 'node_modules'), { recursive: true });
    const { code, printed } = await runCommand('npm', ['ci', ...QUIET], { cwd: remote, acceptFailure: true });
    if (code === 0) return 'works';
    // npm needs packages for every system in a lock file. It notes those that a registry lacks without a version.
    const lacking = printed.split('\n').filter((line) => line.endsWith('@ from lock file'));
    if (lacking.length === 0) throw new StepError('npm ci does not work in a new repository.', printed);
    return `skipped: the registry lacks ${lacking.length} packages for other systems`;
  });
  await runCommand('npx', ['mfe', 'retire', name, '--reason', 'The trial is over'], { acceptFailure: true });
}

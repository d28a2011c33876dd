// npm run try:repository: goes the way of a team with a repository of its own (docs/teams.md) against the site of
// MFE_URL with the token of MFE_TOKEN and the packages of its live host, and says what each step took; then installs
// as CI does. With `-- --api` the team has a service too, the token is the operator's, and the site is on this machine
// with its demo accounts.
import './steps/requireNode.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { goWithPage } from './repository/goWithPage.mjs';
import { goWithService } from './repository/goWithService.mjs';
import { installAsCi } from './repository/installAsCi.mjs';
import { startRemote } from './repository/startRemote.mjs';
import { runCommand } from './steps/runCommand.mjs';
import { runMain } from './steps/runMain.mjs';
import { StepError } from './steps/StepError.mjs';

const REGISTRY_LIMIT_MS = 10_000;

await runMain(async () => {
  const { api: hasService } = parseArgs({ options: { api: { type: 'boolean' } } }).values;
  const { MFE_URL: site, MFE_TOKEN: token } = process.env;
  if (!site || !token)
    throw new StepError('Name a site: MFE_URL=http://localhost:3000 MFE_TOKEN=… npm run try:repository');
  const { code } = await runCommand('npm', ['ping'], { acceptFailure: true, limitMs: REGISTRY_LIMIT_MS });
  if (code !== 0) {
    console.log('Skipped: no package registry answers.');
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'another-team-'));
  const startedAt = performance.now();
  const tellTotal = (what) => {
    console.log(`  From an empty folder to ${what}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  };
  try {
    const remote = await startRemote({ folder, site, options: hasService ? ['--api'] : [] });
    await (hasService
      ? goWithService({ ...remote, site, token, tellTotal })
      : goWithPage({ ...remote, site, tellTotal }));
    await remote.retire();
    await installAsCi(remote);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

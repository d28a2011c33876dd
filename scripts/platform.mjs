// A throwaway site for journeys and benchmarks: built packages, a free port, an empty data folder. Prints one line of
// JSON when it is ready, and removes its data when told to stop. `--prepare <folder>` writes the data of such a site
// there and exits; `--from <folder>` starts with a copy of it, which is much quicker than publishing everything
// again.
import './steps/requireNode.mjs';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findFreePort } from './steps/ports.mjs';
import { runMain } from './steps/runMain.mjs';
import { startPlatform } from './steps/startPlatform.mjs';
import { stopWithProcess } from './steps/stopWithProcess.mjs';

// Ignore the environment, so that no real database, issuer or address is used. A journey may bring its own database.
const { SITE_DATABASE_URL = '' } = process.env;
const OWN_SETTINGS = {
  NODE_ENV: 'test',
  DATABASE_URL: SITE_DATABASE_URL,
  OIDC_ISSUER: '',
  OPERATOR_TOKEN: '',
  PUBLIC_URL: '',
};

const { prepare, from } = parseArgs({ options: { prepare: { type: 'string' }, from: { type: 'string' } } }).values;

async function start(dataDir) {
  return startPlatform({
    port: Number(process.env.PORT) || (await findFreePort()),
    dataDir,
    env: OWN_SETTINGS,
    stdio: ['ignore', 'ignore', 'inherit'],
    reason: 'First release',
    report: (_title, run) => run(),
  });
}

await runMain(async () => {
  if (prepare) {
    const site = await start(prepare);
    await site.stop();
    return;
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'saltbush-site-'));
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  if (from) cpSync(from, dataDir, { recursive: true });
  const { url, token, ...gateway } = await start(dataDir);
  console.log(JSON.stringify({ url, token }));
  await stopWithProcess([gateway]);
});

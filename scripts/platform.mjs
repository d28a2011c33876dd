// A throwaway site for the journeys and the benchmark: built packages, a free port, an empty data folder. Prints one line
// of JSON when it stands, and removes its data when it is told to end.
import './steps/requireNode.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './steps/ports.mjs';
import { runMain } from './steps/runMain.mjs';
import { startPlatform } from './steps/startPlatform.mjs';
import { stopWithProcess } from './steps/stopWithProcess.mjs';

// Whatever the surroundings say: never a real database, issuer or address.
const OWN_SETTINGS = { NODE_ENV: 'test', DATABASE_URL: '', OIDC_ISSUER: '', OPERATOR_TOKEN: '', PUBLIC_URL: '' };

await runMain(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'saltbush-site-'));
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const { url, token, ...gateway } = await startPlatform({
    port: Number(process.env.PORT) || (await findFreePort()),
    dataDir,
    env: OWN_SETTINGS,
    stdio: ['ignore', 'ignore', 'inherit'],
    reason: 'First release',
    report: (_title, run) => run(),
  });
  console.log(JSON.stringify({ url, token }));
  await stopWithProcess([gateway]);
});

// npm run bench:growth: what more remotes, stored releases and activations cost: first pages after an activation, HTML,
// activations, rollbacks, `mfe status`, memory. It starts its own sites on a PostgreSQL of its own. BENCH_REMOTES=8,100
// chooses the sizes (8,30,100).
import './steps/requireNode.mjs';
import '../auth-gateway/fixtures/registerTypeScript.mjs';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { buildPackages } from './steps/buildPackages.mjs';
import { installPackages } from './steps/installPackages.mjs';
import { findFreePort } from './steps/ports.mjs';
import { runMain } from './steps/runMain.mjs';
import { startGateway } from './steps/startGateway.mjs';
import { startPlatform } from './steps/startPlatform.mjs';
import { step } from './steps/step.mjs';
import { ROOT } from './steps/workspace.mjs';

const SIZES = (process.env.BENCH_REMOTES ?? '8,30,100').split(',').map(Number);
/** Remotes of the site itself. */
const REAL = 6;
const STORED_EACH = 100;
const ACTIVATIONS_EACH = 10;
/** Releases of each team that have never been live, for the bench to activate. */
const SPARE = 28;
const TOKEN = 'the-operator-token-of-this-bench';
/** Visitors come as if through a proxy, so that each has its own network. */
const SETTINGS = { NODE_ENV: 'test', OIDC_ISSUER: '', OPERATOR_TOKEN: TOKEN, PUBLIC_URL: '', TRUSTED_PROXIES: '1' };
const MFE = join(ROOT, 'packages/tooling/bin/mfe.mjs');
/** Lets the bench collect the gateway's garbage before its memory is read. */
const COLLECTS = `--import=${pathToFileURL(join(ROOT, 'auth-gateway/bench/growth/collectOnSignal.mjs'))}`;
const run = promisify(execFile);

await runMain(async () => {
  await step('Install packages', installPackages);
  await step('Build', buildPackages);
  const { startPostgres } = await import('../auth-gateway/fixtures/startPostgres.ts');
  const { fillReleases } = await import('../auth-gateway/bench/growth/fillReleases.mjs');
  const { measureSite } = await import('../auth-gateway/bench/growth/measureSite.mjs');
  const { growthTable } = await import('../auth-gateway/bench/growth/growthTable.mjs');
  const folder = mkdtempSync(join(tmpdir(), 'saltbush-growth-'));
  const stdio = ['ignore', 'ignore', 'inherit'];
  const postgres = await step('Start PostgreSQL', async () => ({ outcome: 'started', ...(await startPostgres()) }));
  const start = async (databaseUrl) => ({
    port: await findFreePort(),
    dataDir: join(folder, 'data'),
    env: { ...SETTINGS, DATABASE_URL: databaseUrl },
    stdio,
  });
  try {
    const base = await postgres.createEmptyDatabase();
    const platform = await startPlatform({ ...(await start(base)), reason: 'First release' });
    await platform.stop();
    const sites = [];
    for (const size of SIZES) {
      const title = `${size} remotes, ${size * STORED_EACH} releases, ${size * ACTIVATIONS_EACH} activations`;
      const databaseUrl = await postgres.createCopy(base);
      const teams = size - REAL;
      const filled = await step(`Fill a database: ${title}`, () =>
        fillReleases({
          ...{ databaseUrl, teams, spare: SPARE },
          stored: size * STORED_EACH,
          activations: size * ACTIVATIONS_EACH,
        }),
      );
      const given = await start(databaseUrl);
      const gateway = await startGateway({ ...given, env: { ...given.env, NODE_OPTIONS: COLLECTS } });
      const { url, pid } = gateway;
      const mfe = (...args) => run(process.execPath, [MFE, ...args, '--url', url, '--token', TOKEN]);
      try {
        const figures = await step('Measure', async () => ({
          outcome: 'done',
          ...(await measureSite({
            url,
            token: TOKEN,
            teams,
            ...filled,
            mfe,
            collect: () => process.kill(pid, 'SIGUSR2'),
          })),
        }));
        sites.push({ title, figures });
      } finally {
        await gateway.stop();
      }
    }
    console.log(`\n${growthTable(sites)}`);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

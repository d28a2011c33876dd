// npm run dev [-- names]: the whole site, with the named remotes (default: all) served from source. What is saved is in the
// open page at once. The other remotes are those built last; host, gateway and packages are built when they changed.
import './steps/requireNode.mjs';
import { buildPackages } from './steps/buildPackages.mjs';
import { installPackages } from './steps/installPackages.mjs';
import { readPort, requireFreePort } from './steps/ports.mjs';
import { registerServices } from './steps/registerServices.mjs';
import { runMain } from './steps/runMain.mjs';
import { StepError } from './steps/StepError.mjs';
import { startDevServer } from './steps/startDevServer.mjs';
import { startPlatform } from './steps/startPlatform.mjs';
import { startTogether } from './steps/startTogether.mjs';
import { step } from './steps/step.mjs';
import { stopWithProcess } from './steps/stopWithProcess.mjs';
import { welcome } from './steps/welcome.mjs';
import { DATA_DIR, HOST_FOLDER, releaseFolders } from './steps/workspace.mjs';

await runMain(async () => {
  const remotes = releaseFolders().filter((name) => name !== HOST_FOLDER);
  const names = process.argv.length > 2 ? process.argv.slice(2) : remotes;
  const unknown = names.find((name) => !remotes.includes(name));
  if (unknown) throw new StepError(`There is no remote "${unknown}". Choose from ${remotes.join(', ')}.`);
  const port = readPort('PORT', 3000);
  const devPort = readPort('DEV_SERVER_PORT', 3100);
  await requireFreePort(port, 'PORT');
  await requireFreePort(devPort, 'DEV_SERVER_PORT');

  await step('Install packages', installPackages);
  await step('Build', () => buildPackages({ kept: releaseFolders() }));
  console.log(`  Serve ${names.join(', ')} from source`);
  const served = [HOST_FOLDER, ...names];
  const env = { DEV_SERVER_URL: `http://localhost:${devPort}`, DEV_REMOTES: served.join(',') };
  const parts = await startTogether([
    startDevServer({ names: served, port: devPort, siteUrl: `http://localhost:${port}` }),
    startPlatform({ port, dataDir: DATA_DIR, env, reason: 'Built by npm run dev' }),
  ]);
  const [devServer, platform] = parts;
  try {
    await registerServices({ names, devPort, platform });
    await welcome({ ...platform, port });
    await stopWithProcess([platform, devServer]);
  } finally {
    await devServer.stop();
  }
});

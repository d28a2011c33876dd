// npm start: from a fresh clone to the running site. It needs only Node and installs everything else.
import './steps/requireNode.mjs';
import { buildPackages } from './steps/buildPackages.mjs';
import { installPackages } from './steps/installPackages.mjs';
import { readPort, requireFreePort } from './steps/ports.mjs';
import { runMain } from './steps/runMain.mjs';
import { startPlatform } from './steps/startPlatform.mjs';
import { step } from './steps/step.mjs';
import { stopWithProcess } from './steps/stopWithProcess.mjs';
import { welcome } from './steps/welcome.mjs';
import { DATA_DIR } from './steps/workspace.mjs';

await runMain(async () => {
  const port = readPort('PORT', 3000);
  await requireFreePort(port, 'PORT');
  await step('Install packages', installPackages);
  await step('Build', buildPackages);
  const platform = await startPlatform({ port, dataDir: DATA_DIR, reason: 'Built by npm start' });
  await welcome({ ...platform, port });
  await stopWithProcess([platform]);
});

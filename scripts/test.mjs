// npm test: installs, builds, finds a browser and runs every check. Works from a fresh clone, without a terminal.
import './steps/requireNode.mjs';
import { buildPackages } from './steps/buildPackages.mjs';
import { findOrInstallBrowser } from './steps/findBrowser.mjs';
import { installPackages } from './steps/installPackages.mjs';
import { runChecks } from './steps/runChecks.mjs';
import { runJourneys } from './steps/runJourneys.mjs';
import { runMain } from './steps/runMain.mjs';
import { step } from './steps/step.mjs';
import { summarise } from './steps/summarise.mjs';

await runMain(async () => {
  await step('Install packages', installPackages);
  await step('Build', buildPackages);
  const browser = await step('Find a browser', () => findOrInstallBrowser());
  const checks = await runChecks();
  summarise([...checks, await runJourneys({ browserPath: browser.path })]);
});

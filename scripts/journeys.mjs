// npm run test:e2e [-- arguments for Playwright]: the journeys alone, against SITE_URL or a site started for them.
import './steps/requireNode.mjs';
import { buildPackages } from './steps/buildPackages.mjs';
import { findOrInstallBrowser } from './steps/findBrowser.mjs';
import { installPackages } from './steps/installPackages.mjs';
import { runJourneys } from './steps/runJourneys.mjs';
import { runMain } from './steps/runMain.mjs';
import { step } from './steps/step.mjs';
import { summarise } from './steps/summarise.mjs';

await runMain(async () => {
  await step('Install packages', installPackages);
  if (!process.env.SITE_URL) await step('Build', buildPackages);
  const browser = await step('Find a browser', () => findOrInstallBrowser());
  summarise([await runJourneys({ browserPath: browser.path, args: process.argv.slice(2) })]);
});

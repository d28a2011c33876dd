// npm run check: the fast half of npm test.
import './steps/requireNode.mjs';
import { buildPackages } from './steps/buildPackages.mjs';
import { installPackages } from './steps/installPackages.mjs';
import { runChecks } from './steps/runChecks.mjs';
import { runMain } from './steps/runMain.mjs';
import { step } from './steps/step.mjs';
import { summarise } from './steps/summarise.mjs';

await runMain(async () => {
  await step('Install packages', installPackages);
  await step('Build', buildPackages);
  summarise(await runChecks());
});

// npm run publish:builds: publishes the local builds to the gateway at MFE_URL, and activates those that were never
// live.
import './steps/requireNode.mjs';
import { readFileSync } from 'node:fs';
import { publishBuilds } from './steps/publishBuilds.mjs';
import { runMain } from './steps/runMain.mjs';
import { StepError } from './steps/StepError.mjs';
import { step } from './steps/step.mjs';

await runMain(async () => {
  const {
    MFE_URL: url,
    MFE_TOKEN,
    MFE_TOKEN_FILE: file,
    PUBLISH_REASON: reason = 'Published with the platform',
  } = process.env;
  const token = MFE_TOKEN || (file && readFileSync(file, 'utf8').trim());
  if (!url || !token) {
    throw new StepError(
      'Set MFE_URL to the address of a gateway, and MFE_TOKEN, or MFE_TOKEN_FILE, to a token that may publish and activate.',
    );
  }
  await step('Publish new builds', () => publishBuilds({ url: url.replace(/(?<!\/)\/+$/, ''), token, reason }));
});

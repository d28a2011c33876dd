import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishBuilds } from './publishBuilds.mjs';
import { StepError } from './StepError.mjs';
import { startGateway } from './startGateway.mjs';
import { step } from './step.mjs';

/**
 * Starts the gateway on built packages and makes their releases live. `report` runs each step and may print it.
 * Resolves to the running gateway with its operator token and the token's file.
 */
export async function startPlatform({ port, dataDir, env, stdio, reason, report = step }) {
  const gateway = await report('Start the gateway', () => startGateway({ port, dataDir, env, stdio }));
  try {
    const tokenFile = join(dataDir, 'operator-token');
    const token = { ...process.env, ...env }.OPERATOR_TOKEN || readToken(tokenFile);
    await report('Publish new builds', () => publishBuilds({ url: gateway.url, token, reason }));
    return { ...gateway, token, tokenFile: existsSync(tokenFile) ? tokenFile : null };
  } catch (error) {
    await gateway.stop();
    throw error;
  }
}

/** The gateway writes the file, unless the database already has a token from another gateway. */
function readToken(file) {
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  throw new StepError(
    `There is no operator token in ${file}: another gateway made that of this database. Give it as OPERATOR_TOKEN, or ` +
      'start the gateway alone with npm start -w @saltbush/auth-gateway, which publishes nothing.',
  );
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './runCommand.mjs';
import { ROOT } from './workspace.mjs';

/** How far the ports of services are from that of the development server, as in `mfe dev`. */
const SERVICES_AFTER = 100;
/** The version by which the gateway knows the service of all working copies. */
const WORKING_COPIES = '0.0.0-dev';

/** Has the gateway ask the services that the development server runs, for the remotes that it serves. */
export async function registerServices({ names, devPort, platform: { url, token } }) {
  const withService = names.filter((name) => existsSync(join(ROOT, name, 'service/tsconfig.json')));
  for (const [index, name] of withService.entries()) {
    const upstream = `http://localhost:${devPort + SERVICES_AFTER + index}`;
    const told = ['--version', WORKING_COPIES, '--upstream', upstream, '--reason', 'npm run dev'];
    const mfe = join(ROOT, 'packages/tooling/bin/mfe.mjs');
    await runCommand(process.execPath, [mfe, 'api', 'set', name, ...told], { env: { MFE_URL: url, MFE_TOKEN: token } });
  }
}

import { findOrInstallBrowser } from '../steps/findBrowser.mjs';
import { runCommand } from '../steps/runCommand.mjs';
import { StepError } from '../steps/StepError.mjs';
import { step } from '../steps/step.mjs';
import { startTeamService } from './startTeamService.mjs';

/** From the installed folder to a live page that stores a record with its service, while one gateway runs all along. */
export async function goWithService({ name, path, folder, mfe, site, token, tellTotal }) {
  const { path: browserPath } = await findOrInstallBrowser();
  const gatewayStart = await startOfGateway(site, token);
  await step('npm test, page and service', () => runCommand('npm', ['test'], { cwd: folder }));
  await step('mfe build', () => mfe('build', '--release'));
  await step('mfe check, publish', async () => {
    await mfe('check', '--site', site);
    await mfe('publish');
  });
  const service = await step('the service starts', () => startTeamService({ folder, site }));
  try {
    await step('an operator registers it: mfe api set', () =>
      mfe('api', 'set', name, '--upstream', service.url, '--reason', 'The service of the trial'),
    );
    await step('mfe activate', () => mfe('activate', `${name}@1.0.0`, '--reason', 'A trial'));
    await step('the live page stores a record and shows it', async () => {
      const { storeWish } = await import('../../e2e/repository/storeWish.mjs');
      await storeWish({ site, path, executablePath: browserPath });
    });
    tellTotal('the live page with stored data');
    if ((await startOfGateway(site, token)) !== gatewayStart) throw new StepError('The gateway was started again.');
    console.log('  Gateway: the same process all along, neither built nor started again');
    await mfe('api', 'remove', name, '--reason', 'The trial is over');
  } finally {
    await service.stop();
  }
}

/** When the process of the gateway began, as it tells Prometheus. */
async function startOfGateway(site, token) {
  const response = await fetch(`${site}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const found = /^process_start_time_seconds (\S+)$/m.exec(await response.text());
  if (!found) throw new StepError(`${site}/metrics answers ${response.status}: MFE_TOKEN must be the operator's.`);
  return found[1];
}

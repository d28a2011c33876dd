import { StepError } from '../steps/StepError.mjs';
import { step } from '../steps/step.mjs';

/** From the installed folder to the live page. */
export async function goWithPage({ name, path, mfe, site, tellTotal }) {
  await step('mfe build', () => mfe('build', '--release'));
  await step('mfe check, publish, activate', async () => {
    await mfe('check', '--site', site);
    await mfe('publish');
    await mfe('activate', `${name}@1.0.0`, '--reason', 'A trial');
  });
  await step('the live page', async () => {
    const page = await fetch(site + path);
    if (page.status !== 200) throw new StepError(`The page answers ${page.status}.`);
  });
  tellTotal('the live page');
}

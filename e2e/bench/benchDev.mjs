import { join } from 'node:path';
import { mfe } from '../platform/mfe.ts';
import { ROOT } from '../platform/root.ts';
import { startDevSite } from '../platform/startDevSite.ts';
import { startSite } from '../platform/startSite.ts';
import { startWorkingCopy } from '../platform/startWorkingCopy.ts';
import { measureSaves } from './measureSaves.mjs';

const FOLDER = '.data/bench/mf-quote';

/** How soon a save in mf-quote is on the screen with `npm run dev`; see `measureSaves`. */
export const benchDev = ({ executablePath }) =>
  measureSaves({
    executablePath,
    folder: FOLDER,
    async show(page) {
      const site = await startDevSite('mf-quote', FOLDER);
      await page.goto(`${site.url}/quote`);
      await page.waitForFunction(() => window.saltbushRefresh?.remotes.has('mf-quote'));
      return () => site.stop();
    },
  });

/** The same with `mfe dev --site`, in a site on this machine that has a development build of its host. */
export const benchDevOnSite = ({ executablePath }) =>
  measureSaves({
    executablePath,
    folder: FOLDER,
    async show(page) {
      const site = await startSite();
      const { outputDir } = await mfe(site, 'build', join(ROOT, 'shell'), '--development');
      await mfe(site, 'publish', outputDir, '--reason', 'For working copies');
      const { token } = site;
      const tooling = join(ROOT, 'packages/tooling');
      const copy = await startWorkingCopy({ site, folder: join(ROOT, FOLDER), token, tooling });
      await page.goto(copy.url);
      await page.getByRole('button', { name: 'Show it in this browser' }).click();
      await page.waitForFunction(() => window.saltbushRefresh?.takes.has('mf-quote'));
      return async () => {
        await copy.stop();
        await site.stop();
      };
    },
  });

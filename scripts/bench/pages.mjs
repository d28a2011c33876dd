import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { step } from '../steps/step.mjs';
import { buildApplication } from './buildApplication.mjs';
import { printTable } from './printTable.mjs';
import { runOf } from './runOf.mjs';
import { REPORT, writeSection } from './writeSection.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS) || 5;

/**
 * What pages cost a visitor, beside a static page and a single-page application. Writes the section, unless the site was
 * running already: nobody knows then which commit it is. Resolves to what prints the figures.
 */
export async function pages({ site, browserPath }) {
  // Imported only after the installation, since it needs packages.
  await import('../../auth-gateway/fixtures/registerTypeScript.mjs');
  const { BENCH_PAGES } = await import('../../e2e/bench/pages.data.ts');
  const { compareSites } = await import('../../e2e/bench/compareSites.ts');
  const { serveFolder } = await import('../../e2e/bench/references/serveFolder.ts');
  const { writeStaticSite } = await import('../../e2e/bench/references/writeStaticSite.ts');
  const folder = mkdtempSync(join(tmpdir(), 'saltbush-bench-'));
  const served = [];
  const serve = async (...about) => {
    const reference = await serveFolder(...about);
    served.push(reference);
    return reference.url;
  };
  try {
    const [staticFolder, applicationFolder] = [join(folder, 'static'), join(folder, 'application')];
    await step('Build the application', () => buildApplication(applicationFolder));
    const paths = [...new Set(BENCH_PAGES.flatMap(({ path, next }) => [path, next]))];
    await step('Write the static pages', () => writeStaticSite(site.url, paths, staticFolder));
    const urls = {
      site: site.url,
      static: await serve(staticFolder),
      application: await serve(applicationFolder, { fallback: '/index.html' }),
    };
    const prerenderedUrl = await serve(staticFolder, { isPrerendered: true });
    const {
      outcome: _outcome,
      run,
      ...comparison
    } = await step('Compare pages', async () => {
      const started = { ...runOf('pages'), rounds: ROUNDS };
      const measured = await compareSites({
        urls,
        prerenderedUrl,
        pages: BENCH_PAGES,
        rounds: ROUNDS,
        executablePath: browserPath,
      });
      return { outcome: `medians of ${ROUNDS} rounds`, run: started, ...measured };
    });
    return await reporter({ comparison, run, isOwnSite: site.token !== null });
  } finally {
    for (const reference of served) await reference.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function reporter({ comparison, run, isOwnSite }) {
  const { performanceReport } = await import('../../e2e/bench/performanceReport.ts');
  const { NAMED_FIGURES } = await import('../../e2e/bench/figures.data.ts');
  const { figureText } = await import('../../e2e/bench/figureText.ts');
  if (isOwnSite) await writeSection('pages', performanceReport(comparison, run));
  const cells = comparison.pages.flatMap(({ page, sites }) =>
    NAMED_FIGURES.map(({ figure, name, unit }) => [
      page.path,
      name,
      ...['static', 'application', 'site'].map((site) => figureText(sites[site][figure], unit)),
    ]),
  );
  return () => {
    printTable(['Page', 'Figure', 'Static', 'Application', 'Site'], cells);
    const where = isOwnSite ? `Written to ${REPORT}, with targets.` : `${REPORT} stays as it is, because of SITE_URL.`;
    console.log(`\n${where}`);
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findFreePort } from '../steps/ports.mjs';
import { startPlatform } from '../steps/startPlatform.mjs';
import { step } from '../steps/step.mjs';
import { publishReferences } from './publishReferences.mjs';
import { runOf } from './runOf.mjs';
import { startNext } from './startNext.mjs';
import { SETTINGS } from './startNginx.mjs';
import { REPORT, writeSection } from './writeSection.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS) || 5;
const HEADINGS = { page: 'Home repairs with a price that does not move', next: 'Your quote in two minutes' };

/**
 * One page built in several ways, beside the platform with the same page. BENCH_REFERENCES names a folder with the built
 * sites in `sites` and the remotes in `remotes`; without it nothing is measured. Writes its section of the report.
 * Resolves to what prints it.
 */
export async function references({ browserPath }) {
  const given = process.env.BENCH_REFERENCES;
  if (!given) {
    const why = 'BENCH_REFERENCES names no folder with sites that are built in other ways';
    return () =>
      console.log(`\nNot compared with other ways of building, since ${why}. Its section of ${REPORT} stays.`);
  }
  await import('../../auth-gateway/fixtures/registerTypeScript.mjs');
  const { besideSites } = await import('../../e2e/bench/beside/besideSites.ts');
  const { besideReport } = await import('../../e2e/bench/beside/besideReport.ts');
  const { serveFolder } = await import('../../e2e/bench/references/serveFolder.ts');
  const root = resolve(given);
  const folder = mkdtempSync(join(tmpdir(), 'saltbush-references-'));
  const stops = [() => rmSync(folder, { recursive: true, force: true })];
  const kept = (started) => {
    stops.unshift(started.stop);
    return started.url;
  };
  try {
    const ways = await step('Start the other sites', async () => [
      { id: 'static', url: kept(await serveFolder(join(root, 'sites/static/dist'))) },
      { id: 'astro', url: kept(await serveFolder(join(root, 'sites/astro/dist'))) },
      { id: 'application', url: kept(await serveFolder(join(root, 'sites/spa/dist'), { fallback: '/index.html' })) },
      { id: 'next', url: kept(await startNext(join(root, 'sites/next'))) },
    ]);
    const site = await step('Start a site with the same page', async () => {
      const stdio = ['ignore', 'ignore', 'inherit'];
      const options = { port: await findFreePort(), dataDir: join(folder, 'data'), env: SETTINGS, stdio };
      const started = await startPlatform({ ...options, reason: 'First release', report: (_title, run) => run() });
      stops.unshift(started.stop);
      await publishReferences(started, join(root, 'remotes'));
      return started;
    });
    const { run, ...figures } = await step('Compare ways of building', async () => {
      const started = { ...runOf('references'), rounds: ROUNDS };
      const ours = { nextPath: '/bench/quote' };
      const measured = await besideSites({
        ways: [
          ...ways.map((way) => ({ ...way, url: `${way.url}/`, nextPath: '/quote' })),
          { ...ours, id: 'site', url: `${site.url}/bench` },
          { ...ours, id: 'quietSite', url: `${site.url}/bench-read` },
        ],
        headings: HEADINGS,
        rounds: ROUNDS,
        executablePath: browserPath,
      });
      return { outcome: `medians of ${ROUNDS} rounds`, run: started, ...measured };
    });
    const report = besideReport(figures, run);
    await writeSection('references', report);
    return () => console.log(`\n${report}\n\nWritten to ${REPORT}.`);
  } finally {
    for (const stop of stops) await stop();
  }
}

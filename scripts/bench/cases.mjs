import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../steps/ports.mjs';
import { startPlatform } from '../steps/startPlatform.mjs';
import { step } from '../steps/step.mjs';
import { runOf } from './runOf.mjs';
import { SETTINGS, startNginx } from './startNginx.mjs';
import { startSlowDatabase } from './startSlowDatabase.mjs';
import { REPORT, writeSection } from './writeSection.mjs';

/** Measures only cases whose name matches, and writes nothing. */
const ONLY = process.env.BENCH_CASE && new RegExp(process.env.BENCH_CASE);

/**
 * What a visitor has when something is wrong, each case with a site where it really is so. Writes its section of the
 * report. Resolves to what says so.
 */
export async function cases({ browserPath }) {
  // Imported only after the installation, since it needs packages.
  await import('../../auth-gateway/fixtures/registerTypeScript.mjs');
  const { BAD_CASES } = await import('../../e2e/bench/cases/badCases.ts');
  const { publishCaseReleases } = await import('../../e2e/bench/cases/caseReleases.ts');
  const { measureCases } = await import('../../e2e/bench/cases/measureCases.ts');
  const { casesReport } = await import('../../e2e/bench/cases/casesReport.ts');
  const folder = mkdtempSync(join(tmpdir(), 'saltbush-cases-'));
  const stops = [() => rmSync(folder, { recursive: true, force: true })];
  const kept = (started) => {
    stops.unshift(started.stop);
    return started;
  };
  const startSite = async (env, dataDir) =>
    startPlatform({
      port: await findFreePort(),
      dataDir,
      env: { ...SETTINGS, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
      reason: 'First release',
      report: (_title, run) => run(),
    });
  try {
    const sites = await step('Start the sites of the cases', async () => {
      const cold = join(folder, 'cold');
      await (await startSite({}, cold)).stop();
      const warm = join(folder, 'warm');
      cpSync(cold, warm, { recursive: true });
      const site = kept(await startSite({}, warm));
      await publishCaseReleases(site);
      const port = Number(new URL(site.url).port);
      const http2 = kept(await startNginx({ port }));
      const http1 = kept(await startNginx({ port, adapt: (config) => config.replaceAll(' ssl http2', ' ssl') }));
      const database = kept(await startSlowDatabase());
      const late = database.url && kept(await startSite({ DATABASE_URL: database.url }, join(folder, 'late')));
      database.slowDown();
      return {
        site,
        behindNginx: http2.port
          ? { http2: `https://localhost:${http2.port}`, http1: `https://localhost:${http1.port}` }
          : { missing: http2.missing },
        slowDatabase: late ? late.url : { missing: database.missing },
        startCold: () => startSite({}, cold),
      };
    });
    const { run, browser, measured } = await step('Meet bad cases', async () => {
      const started = runOf('cases');
      const chosen = ONLY ? BAD_CASES.filter(({ name }) => ONLY.test(name)) : BAD_CASES;
      const report = (what) => process.stdout.write(`\n    ${what}`);
      const result = await measureCases({ cases: chosen, sites, executablePath: browserPath, report });
      return { outcome: `${result.measured.length} pages`, run: started, ...result };
    });
    const report = casesReport({ measured, browser }, run);
    if (!ONLY) await writeSection('cases', report);
    const where = ONLY ? `${REPORT} stays as it is, because of BENCH_CASE.` : `Written to ${REPORT}.`;
    return () => console.log(`\n${report}\n\n${where}`);
  } finally {
    for (const stop of stops) await stop();
  }
}

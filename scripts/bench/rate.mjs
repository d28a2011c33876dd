import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepToCores } from '../steps/keepToCores.mjs';
import { findFreePort } from '../steps/ports.mjs';
import { startPlatform } from '../steps/startPlatform.mjs';
import { step } from '../steps/step.mjs';
import { compressedPage } from './compressedPage.mjs';
import { runOf } from './runOf.mjs';
import { SETTINGS, startNginx } from './startNginx.mjs';
import { REPORT, writeSection } from './writeSection.mjs';

const PATHS = ['/', '/quote'];

/**
 * How many requests for signed-out pages the site answers behind nginx, beside what the same nginx answers with the same
 * bytes as a file. Writes its section of the report. Resolves to what prints it. The measuring side is kept to one half
 * of the machine's cores afterwards, so this is the last part.
 */
export async function rate() {
  await import('../../auth-gateway/fixtures/registerTypeScript.mjs');
  const { benchRate } = await import('../../auth-gateway/bench/load/benchRate.mjs');
  const { rateReport } = await import('../../e2e/bench/rateReport.ts');
  const folder = mkdtempSync(join(tmpdir(), 'saltbush-rate-'));
  const stops = [() => rmSync(folder, { recursive: true, force: true })];
  const isApart = keepToCores('lower');
  try {
    const site = await step('Start a site', async () => {
      const stdio = ['ignore', 'ignore', 'inherit'];
      const options = { port: await findFreePort(), dataDir: join(folder, 'data'), env: SETTINGS, stdio };
      return startPlatform({ ...options, reason: 'First release', report: (_title, run) => run() });
    });
    stops.unshift(site.stop);
    const files = await Promise.all(PATHS.map((path) => compressedPage(site.url + path)));
    const nginx = await step('Start nginx', () => startBoth(folder, site, files));
    stops.unshift(nginx.stop);
    keepToCores('upper');
    const { run, pages } = await step('Ask', async () => {
      const started = runOf('rate');
      const measured = [];
      for (const [index, path] of PATHS.entries()) {
        const servers = {
          ...nginx.serversOf(index, path),
          gateway: { url: site.url, path },
        };
        measured.push({ path, bytes: files[index].body.length, figures: await benchRate(servers) });
      }
      return { outcome: `${PATHS.length} pages`, run: started, pages: measured };
    });
    const report = rateReport({ pages, isApart, missing: nginx.missing ?? null }, run);
    await writeSection('rate', report);
    return () => console.log(`\n${report}\n\nWritten to ${REPORT}.`);
  } finally {
    for (const stop of stops) await stop();
  }
}

/** nginx in front of the site, which also serves the compressed pages as files, from a server without limits or log. */
async function startBoth(folder, site, files) {
  const { withoutTls } = await import('../../deploy/testing/withoutTls.ts');
  const { fileServer } = await import('../../e2e/bench/fileServer.ts');
  const filePort = await findFreePort();
  const root = join(folder, 'files');
  mkdirSync(root);
  for (const [index, { body }] of files.entries()) writeFileSync(join(root, `page-${index}`), body);
  // The workers of an nginx that root starts run as another user.
  chmodSync(folder, 0o755);
  const named = 'set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For; server_tokens off;';
  const adapt = (config) =>
    withoutTls(config)
      .replace('server_tokens off;', named)
      // The generator keeps more connections than it uses, for longer than a browser does.
      .replace('keepalive_timeout 65s;', 'keepalive_timeout 1h; keepalive_requests 10000000;')
      .replace(
        '  server {',
        `${fileServer({ port: filePort, root, headers: files.map(({ headers }) => headers) })}\n  server {`,
      );
  const { port, missing, stop } = await startNginx({ port: Number(new URL(site.url).port), adapt });
  const serversOf = (index, path) =>
    port === null
      ? {}
      : {
          file: { url: `http://localhost:${filePort}`, path: `/page-${index}` },
          site: { url: `http://localhost:${port}`, path },
        };
  return { outcome: port === null ? missing : 'nginx', missing, serversOf, stop };
}

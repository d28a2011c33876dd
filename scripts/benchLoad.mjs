// npm run bench:load: how the site does under load and far beyond it: requests admitted and turned away, times, memory,
// and an operator's rollback meanwhile. It starts its own site, on PostgreSQL if it can start one (BENCH_DATABASE_URL
// names an empty database instead), else on the embedded database. Requests go through nginx with the configuration of
// deploy/nginx if nginx is installed and BENCH_BARE is not set, else directly to the gateway. With BENCH_CLIENTS all
// visitors are signed-in clients, whose pages nginx does not keep.
import './steps/requireNode.mjs';
import '../auth-gateway/fixtures/registerTypeScript.mjs';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackages } from './steps/buildPackages.mjs';
import { installPackages } from './steps/installPackages.mjs';
import { keepToCores } from './steps/keepToCores.mjs';
import { findFreePort } from './steps/ports.mjs';
import { runCommand } from './steps/runCommand.mjs';
import { runMain } from './steps/runMain.mjs';
import { StepError } from './steps/StepError.mjs';
import { startPlatform } from './steps/startPlatform.mjs';
import { step } from './steps/step.mjs';
import { ROOT } from './steps/workspace.mjs';

const VERSION = '99.0.0-bench';
const SECONDS = Number(process.env.BENCH_SECONDS) || 60;
/** Clients that are signed in, each with a session of its own. */
const SESSIONS = 20;
/** Never a real issuer or address. Visitors come as if through a proxy, so that each has its own network. */
const SETTINGS = { NODE_ENV: 'test', OIDC_ISSUER: '', OPERATOR_TOKEN: '', PUBLIC_URL: '', TRUSTED_PROXIES: '1' };

await runMain(async () => {
  await step('Install packages', installPackages);
  await step('Build', buildPackages);
  const folder = mkdtempSync(join(tmpdir(), 'saltbush-load-'));
  const port = await findFreePort();
  const isApart = keepToCores('upper');
  const proxy = await step('Start a proxy', () => startProxy(port));
  keepToCores('lower');
  const postgres = await step('Find a database', () => findDatabase());
  const cores = `${cpus().length} cores`;
  const layout = isApart ? `${cores}, half of them the site’s` : cores;
  const env = { ...SETTINGS, DATABASE_URL: postgres.url ?? '', ...(proxy.url && { PUBLIC_URL: proxy.url }) };
  try {
    const stdio = ['ignore', 'ignore', 'inherit'];
    const site = await startPlatform({ port, dataDir: join(folder, 'data'), env, stdio, reason: 'First release' });
    try {
      keepToCores('upper');
      await step('Publish another release', () => publishAnother(folder, site));
      const { benchLoad } = await import('../auth-gateway/bench/load/benchLoad.mjs');
      const { printLoad } = await import('../auth-gateway/bench/load/printLoad.mjs');
      const [busyBefore] = loadavg();
      const measured = await step('Visit', async () => {
        const { url, token } = site;
        const asked = { url: proxy.url ?? url, metricsUrl: url, sessions: await signInClients(proxy.url ?? url) };
        const result = await benchLoad({ ...asked, token, version: VERSION, seconds: SECONDS });
        const who = asked.sessions ? 'signed-in clients' : 'visitors';
        return { outcome: `${who}, ${postgres.outcome}, ${proxy.outcome}, ${layout}`, ...result };
      });
      console.log(`\nOne minute's load before: ${busyBefore?.toFixed(1)}. Of other work it should be near 0.`);
      printLoad(measured);
    } finally {
      await site.stop();
    }
  } finally {
    await proxy.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

async function findDatabase() {
  const given = process.env.BENCH_DATABASE_URL;
  if (given) return { outcome: 'PostgreSQL as given', url: given, stop: async () => {} };
  try {
    const { startPostgres } = await import('../auth-gateway/fixtures/startPostgres.ts');
    const postgres = await startPostgres();
    return { outcome: 'PostgreSQL of its own', url: await postgres.createEmptyDatabase(), stop: postgres.stop };
  } catch (error) {
    return { outcome: `embedded database, since ${error.message}`, url: null, stop: async () => {} };
  }
}

/**
 * Without TLS, which would cost the bench's own visitors as much processor time as nginx. nginx trusts the address that
 * a visitor states, so that each has its own network.
 */
async function startProxy(port) {
  const none = { url: null, stop: async () => {} };
  if (process.env.BENCH_BARE) return { outcome: 'no proxy', ...none };
  const { startNginx } = await import('../deploy/testing/startNginx.ts');
  const { withoutTls } = await import('../deploy/testing/withoutTls.ts');
  const named = 'set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For; server_tokens off;';
  try {
    const nginx = await startNginx({
      gatewayPorts: [port],
      // The bench's visitors keep more connections than they use, for longer than a browser does.
      adapt: (config) =>
        withoutTls(config)
          .replace('server_tokens off;', named)
          .replace('keepalive_timeout 65s;', 'keepalive_timeout 1h;'),
    });
    return { outcome: 'behind nginx', url: `http://localhost:${nginx.httpsPort}`, stop: nginx.stop };
  } catch (error) {
    return { outcome: `no proxy, since ${error.message}`, ...none };
  }
}

/** The cookies of clients that signed in, one text for each; undefined where the visitors are strangers. */
async function signInClients(url) {
  if (!process.env.BENCH_CLIENTS) return undefined;
  const { Browser } = await import('../auth-gateway/src/auth/testing/Browser.ts');
  const sessions = [];
  for (let count = 0; count < SESSIONS; count += 1) {
    const client = new Browser(url);
    await client.signIn();
    const { status } = await client.user();
    if (status !== 200) throw new StepError(`The demo client could not sign in: ${status}.`);
    sessions.push([...client.cookies].map(([name, { value }]) => `${name}=${value}`).join('; '));
  }
  return sessions;
}

/** A second version of a remote, so that a rollback has something to go back from. */
async function publishAnother(folder, { url, token }) {
  const { restampRelease } = await import('../e2e/platform/restampRelease.ts');
  const dist = join(folder, 'mf-quote');
  cpSync(join(ROOT, 'mf-quote/dist'), dist, { recursive: true });
  const release = await restampRelease({ dist, version: VERSION });
  const options = { env: { MFE_TOKEN: token }, explain: 'mfe was refused: see above.' };
  const mfe = (...args) =>
    runCommand(process.execPath, [join(ROOT, 'packages/tooling/bin/mfe.mjs'), ...args, '--url', url], options);
  await mfe('publish', release);
  await mfe('activate', `mf-quote@${VERSION}`, '--reason', 'Bench', '--no-watch');
}

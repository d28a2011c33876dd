// npm run try:node -- NODE…: starts the site with each of these Node programs, publishes to it and requests pages.
// Build first.
import './steps/requireNode.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runCommand } from './steps/runCommand.mjs';
import { runMain } from './steps/runMain.mjs';
import { StepError } from './steps/StepError.mjs';
import { ROOT } from './steps/workspace.mjs';

const PAGES = { '/': 200, '/quote': 200, '/services': 200, '/contact': 200, '/nothing-here': 404 };
const PORT = 4610;
const MOST_ASKED = 20;
const START_LIMIT_MS = 90_000;
const TOKEN = 'only-for-this-trial-0123456789';

await runMain(async () => {
  const programs = process.argv.slice(2);
  if (programs.length === 0)
    throw new StepError('Name the Node programs to try: npm run try:node -- /opt/node-22/bin/node');
  const folder = mkdtempSync(join(tmpdir(), 'saltbush-node-'));
  try {
    for (const name of ['gateway', 'releases']) {
      await runCommand(process.execPath, [join(ROOT, 'scripts/stage.mjs'), name, join(folder, name)]);
    }
    for (const program of programs) console.log(await tryOne(program, folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

async function tryOne(program, folder) {
  const { stdout } = await runCommand(program, ['--version']);
  const version = stdout.trim();
  const url = `http://localhost:${PORT}`;
  const gateway = spawn(program, ['auth-gateway/dist/main.js'], {
    cwd: join(folder, 'gateway'),
    env: { PORT: String(PORT), DATA_DIR: join(folder, `data-${version}`), LOG_LEVEL: 'warn', OPERATOR_TOKEN: TOKEN },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  try {
    await untilUp(url, gateway, version);
    const publish = join(folder, 'releases/scripts/publish.mjs');
    await runCommand(program, [publish], { env: { MFE_URL: url, MFE_TOKEN: TOKEN } });
    for (const [path, expected] of Object.entries(PAGES)) {
      const { page, isRendered } = await askUntilRendered(url + path);
      if (page.status !== expected || !isRendered) {
        throw new StepError(`${version}: ${path} answers ${page.status}, ${isRendered ? 'rendered' : 'not rendered'}.`);
      }
    }
  } finally {
    gateway.kill('SIGTERM');
  }
  const [code] = await once(gateway, 'exit');
  if (code !== 0) throw new StepError(`${version}: the gateway ended with ${code}.`);
  return `${version}: started, took all releases, rendered ${Object.keys(PAGES).length} pages, ended as told`;
}

/** A busy machine may be too slow for the first request; the gateway then leaves rendering to the browser. */
async function askUntilRendered(address) {
  for (let left = MOST_ASKED; ; left -= 1) {
    const page = await fetch(address);
    const isRendered = (await page.text()).includes('<h1');
    if (isRendered || left === 1) return { page, isRendered };
    await wait(1_000);
  }
}

async function untilUp(url, gateway, version) {
  const endsAt = Date.now() + START_LIMIT_MS;
  for (;;) {
    const isUp = await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    if (gateway.exitCode !== null || Date.now() > endsAt) throw new StepError(`${version}: the gateway did not start.`);
    await wait(100);
  }
}

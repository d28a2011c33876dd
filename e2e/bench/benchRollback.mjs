import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const RUNS = 7;
const HEADING = 'Get Your Instant Quote';
const NEW_HEADING = 'Your Price In Five Seconds';

const run = promisify(execFile);

/**
 * Medians of seven rollbacks of mf-quote, in milliseconds from the call: until a page is made from the old release, and
 * until a tab with the new one has swapped. `token` is the operator's.
 */
export async function benchRollback({ url, token, executablePath }) {
  const version = await publishAnother(url, token);
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const page = await browser.newPage();
    const newPageMs = [];
    const openTabMs = [];
    for (let count = 0; count < RUNS; count++) {
      const again = { version, reason: 'Bench', watch: false, evenThoughWithdrawn: true };
      await post(`${url}/api/releases/mf-quote/activations`, token, again);
      const isFollowing = page.waitForRequest('**/api/releases/events');
      await page.goto(`${url}/quote`);
      await isFollowing;
      const startedAt = Date.now();
      await post(`${url}/api/releases/mf-quote/rollback`, token, { reason: 'Bench' });
      await Promise.all([
        untilMade(`${url}/quote`).then(() => newPageMs.push(Date.now() - startedAt)),
        page
          .waitForFunction((text) => document.querySelector('h1')?.textContent === text, HEADING)
          .then(() => openTabMs.push(Date.now() - startedAt)),
      ]);
    }
    return { newPageMs: median(newPageMs), openTabMs: median(openTabMs) };
  } finally {
    await browser.close();
  }
}

/** Builds and publishes an mf-quote with another heading. Resolves to its version. */
async function publishAnother(url, token) {
  const folder = join(ROOT, '.data/bench/mf-quote');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const isOwn = (path) => !/[\\/](dist|node_modules)$/.test(path);
  await cp(join(ROOT, 'mf-quote'), folder, { recursive: true, filter: isOwn });
  const file = join(folder, 'src/quote/QuotePage.tsx');
  await writeFile(file, (await readFile(file, 'utf8')).replace(HEADING, NEW_HEADING));
  const env = { ...process.env, MFE_URL: url, MFE_TOKEN: token };
  const mfe = (...args) => run(process.execPath, ['packages/tooling/bin/mfe.mjs', ...args], { cwd: ROOT, env });
  await mfe('build', folder);
  await mfe('publish', join(folder, 'dist'));
  return JSON.parse(await readFile(join(folder, 'dist/release.json'), 'utf8')).version;
}

async function post(address, token, body) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
}

async function untilMade(address) {
  while (!(await (await fetch(address)).text()).includes(`>${HEADING}</h1>`)) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

function median(values) {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

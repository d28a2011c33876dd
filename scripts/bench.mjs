// npm run bench: how long a price and a rate sheet take, how fast the gateway answers a client with 10,000 consignments
// and an operator who asks for the health of releases, what the home and quote pages cost a first-time visitor, and how
// soon a rollback reaches people. SITE_URL measures a site that already runs, except for the rollback.
import './steps/requireNode.mjs';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { buildPackages } from './steps/buildPackages.mjs';
import { findOrInstallBrowser } from './steps/findBrowser.mjs';
import { installPackages } from './steps/installPackages.mjs';
import { runMain } from './steps/runMain.mjs';
import { StepError } from './steps/StepError.mjs';
import { step } from './steps/step.mjs';
import { ROOT } from './steps/workspace.mjs';

const PATHS = ['/', '/quote'];

await runMain(async () => {
  await step('Install packages', installPackages);
  if (!process.env.SITE_URL) await step('Build', buildPackages);
  const { benchPricing } = await import('../packages/freight/bench/benchPricing.mjs');
  const prices = await step('Price', async () => ({ outcome: 'medians of 2,000 prices', prices: benchPricing() }));
  const { benchRateSheet } = await import('../auth-gateway/bench/benchRateSheet.mjs');
  const sheet = await step('Read a rate sheet', async () => ({ outcome: 'median of 5', ...(await benchRateSheet()) }));
  const { benchShipments } = await import('../auth-gateway/bench/benchShipments.mjs');
  const shipments = await step('Consignments', async () => {
    const measured = await benchShipments({ databaseUrl: process.env.BENCH_DATABASE_URL ?? null });
    return { outcome: `30 calls each, ${measured.kind} database`, ...measured };
  });
  const { benchHealth } = await import('../auth-gateway/bench/benchHealth.mjs');
  const health = await step('Health of releases', async () => {
    const measured = await benchHealth({ databaseUrl: process.env.BENCH_DATABASE_URL ?? null });
    return { outcome: `medians of 5, ${measured.kind} database`, ...measured };
  });
  const browser = await step('Find a browser', findOrInstallBrowser);
  const site = process.env.SITE_URL ? { url: process.env.SITE_URL, stop: () => {} } : await startThrowawaySite();
  try {
    // Imported only after the installation, since it needs packages.
    const { benchSite } = await import('../e2e/bench/benchSite.mjs');
    const rows = await step('Measure', async () => {
      const measured = await benchSite({ url: site.url, paths: PATHS, executablePath: browser.path });
      return { outcome: 'medians of 5 cold visits', measured };
    });
    const { benchRollback } = await import('../e2e/bench/benchRollback.mjs');
    const rollback = site.token
      ? await step('Roll back', async () => {
          const { url, token } = site;
          const measured = await benchRollback({ url, token, executablePath: browser.path });
          return { outcome: 'medians of 7', ...measured };
        })
      : null;
    printPrices(prices.prices);
    printSheet(sheet);
    printShipments(shipments);
    printHealth(health);
    printPages(rows.measured);
    if (rollback) printRollback(rollback);
  } finally {
    await site.stop();
  }
});

async function startThrowawaySite() {
  const child = spawn(process.execPath, ['scripts/platform.mjs'], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const { url, token } = JSON.parse(line);
    return {
      url,
      token,
      stop: () => {
        child.kill('SIGTERM');
        return ended;
      },
    };
  }
  throw new StepError('The site did not start: see above.');
}

function printPrices(rows) {
  const cells = rows.map(({ name, status, medianMs, slowMs }) => [
    name,
    status,
    medianMs.toFixed(3),
    slowMs.toFixed(3),
  ]);
  printTable(['Price', 'Answer', 'Median ms', '99th of 100 ms'], cells);
}

function printSheet({ rows, medianMs, longestBlockMs }) {
  const cells = [[rows.toLocaleString('en-AU'), 'in the gateway', medianMs.toFixed(0), longestBlockMs.toFixed(0)]];
  printTable(['Rate sheet rows', 'Read', 'Median ms', 'Longest block ms'], cells);
}

function printShipments({ kind, rows, plans }) {
  const cells = rows.map(({ name, medianMs, slowMs }) => [name, kind, medianMs.toFixed(1), slowMs.toFixed(1)]);
  printTable(['10,000 consignments', 'Database', 'Median ms', '95th of 100 ms'], cells);
  for (const { name, lines } of plans) console.log(`\nPlan of ${name}\n${lines.join('\n')}`);
}

function printHealth({ kind, rows }) {
  const cells = rows.map(({ what, medianMs }) => [what, kind, medianMs.toFixed(1)]);
  printTable(['1,000,000 visits', 'Database', 'Median ms'], cells);
}

function printPages(rows) {
  const header = ['Page', 'Conditions', 'Requests', 'Round trips', 'kB on the wire', 'Later requests', 'LCP ms'];
  const cells = rows.map(({ path, condition, requests, roundTrips, bytes, laterRequests, lcpMs }) => [
    path,
    condition,
    String(requests),
    String(roundTrips),
    (bytes / 1000).toFixed(1),
    String(laterRequests),
    lcpMs.toFixed(0),
  ]);
  printTable(header, cells);
}

function printRollback({ newPageMs, openTabMs }) {
  const cells = [
    ['Rollback', 'until new page loads have it', newPageMs.toFixed(0)],
    ['Rollback', 'until an idle open tab has it', openTabMs.toFixed(0)],
  ];
  printTable(['Release', 'Reaches', 'Median ms'], cells);
}

/** The first two columns are text, the others figures. */
function printTable(header, cells) {
  const widths = header.map((title, column) => Math.max(title.length, ...cells.map((row) => row[column].length)));
  const line = (row) =>
    row.map((cell, column) => (column < 2 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))).join('  ');
  console.log(`\n${[header, ...cells].map(line).join('\n')}`);
}

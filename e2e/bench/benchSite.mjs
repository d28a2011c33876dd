import { chromium } from '@playwright/test';
import { CONDITIONS, measurePage } from './measurePage.mjs';

const RUNS = 5;

/** Medians of five cold visits to each page, under each condition. */
export async function benchSite({ url, paths, executablePath }) {
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const rows = [];
    for (const [condition, throttle] of Object.entries(CONDITIONS)) {
      for (const path of paths) {
        const visits = [];
        for (let run = 0; run < RUNS; run++) visits.push(await measurePage({ browser, url: url + path, throttle }));
        rows.push({ path, condition, ...medians(visits) });
      }
    }
    return rows;
  } finally {
    await browser.close();
  }
}

function medians(visits) {
  const keys = Object.keys(visits[0]);
  return Object.fromEntries(keys.map((key) => [key, median(visits.map((visit) => visit[key]))]));
}

function median(values) {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

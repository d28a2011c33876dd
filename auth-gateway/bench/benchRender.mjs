import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { createRenderPool } from '../dist/rendering/createRenderPool.js';
import { evaluateBundle } from '../dist/rendering/worker/evaluateBundle.js';
import { bootRemotes } from '../dist/site/bootRemotes.js';
import { processorSeconds } from './load/processorSeconds.mjs';

const FIRST_RUNS = 5;
const WARM_UP_RUNS = 100;
const WARM_RUNS = 300;
/** A spare process is ready after this time. */
const SPARE_MS = 3_000;
const workerUrl = new URL('../dist/rendering/worker/renderWorker.js', import.meta.url);
const LIMITS = { workerUrl, heapMb: 160, memoryMb: 300, timeoutMs: 10_000, longestWaitMs: 10_000 };
const POOL = { ...LIMITS, mostProcesses: 8, mostKeptMb: 768 };

const quantile = (times, share) => times.sort((a, b) => a - b)[Math.floor(times.length * share)];

async function time(work) {
  const startedAt = performance.now();
  const result = await work();
  if (result.status === 'failed') throw new Error(`A page was not rendered: ${result.message}`);
  return performance.now() - startedAt;
}

/**
 * Median and 95th percentile of a hundred warm pages, with the processor time of each in this process and in others.
 */
async function warm(render) {
  for (let run = 0; run < WARM_UP_RUNS; run += 1) await render();
  const times = [];
  const before = processorSeconds();
  const here = process.cpuUsage();
  for (let run = 0; run < WARM_RUNS; run += 1) times.push(await time(render));
  const { user, system } = process.cpuUsage(here);
  const ownMs = (user + system) / 1_000;
  const allMs = (processorSeconds().own - before.own) * 1_000;
  return {
    medianMs: quantile(times, 0.5),
    slowMs: quantile(times, 0.95),
    cpuHereMs: ownMs / WARM_RUNS,
    cpuElsewhereMs: Math.max(0, allMs - ownMs) / WARM_RUNS,
  };
}

/** Renders in this process, unprotected, for comparison with rendering in another one. */
function renderHere({ host, page, boot, url }) {
  const nodeRequire = createRequire(import.meta.url);
  const evaluate = (bundle, require) => evaluateBundle({ ...bundle, compiled: '' }, require).exports;
  const { shared, render } = evaluate(host, nodeRequire);
  const { pages } = evaluate(page, (id) => shared[id]);
  return () => render({ boot, url, page: pages[page.expose] });
}

/** Medians for the first page of a release, with and without a spare process ready. */
async function first(job, { isPrepared }) {
  const times = [];
  for (let run = 0; run < FIRST_RUNS; run += 1) {
    const pool = createRenderPool(POOL);
    if (isPrepared) {
      pool.prepare(job.host);
      await wait(SPARE_MS);
    }
    times.push(await time(() => pool.render(job)));
    await pool.close();
  }
  return quantile(times, 0.5);
}

/**
 * What a page of a remote costs to render: the first of a release and a warm one, in a separate process and in this
 * one. `folders` are built releases by name, with the host as `shell`.
 */
export async function benchRender({ folders, name, path }) {
  const read = (folder, file) => readFileSync(`${folder}/${file}`, 'utf8');
  const releases = new Map(
    Object.entries(folders).map(([one, folder]) => [one, JSON.parse(read(folder, 'release.json'))]),
  );
  const bundleOf = (one) => {
    const { version, serverBundle } = releases.get(one);
    const code = read(folders[one], serverBundle);
    return { key: `${one}@${version}`, code, load: async () => code };
  };
  const host = releases.get('shell');
  const entries = new Map([...releases].map(([one, release]) => [one, { release, lastGood: null, withdrawn: [] }]));
  const { expose } = releases.get(name).pages.find((page) => page.path === path);
  const boot = {
    revision: 1,
    hostVersion: host.version,
    hostWithdrawn: [],
    remotes: bootRemotes({ revision: 1, entries }, host),
    overrides: [],
    visitor: { status: 'signed-out' },
    visit: '',
    rendered: null,
    staffAppUrl: '',
    loadTimeoutMs: 1_000,
  };
  const job = { host: bundleOf('shell'), page: { ...bundleOf(name), expose }, boot, url: path };
  const cold = await first(job, { isPrepared: false });
  const prepared = await first(job, { isPrepared: true });
  const pool = createRenderPool(POOL);
  const elsewhere = await warm(() => pool.render(job));
  await pool.close();
  const { html } = await renderHere(job)();
  return { cold, prepared, elsewhere, here: await warm(renderHere(job)), htmlBytes: Buffer.byteLength(html) };
}

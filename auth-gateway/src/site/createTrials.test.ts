import { getPriority } from 'node:os';
import type { Refusal } from '@saltbush/capability/refusal';
import type { BootState } from '@saltbush/contract/boot';
import type { Release } from '@saltbush/contract/release';
import { buildRenderWorker } from '../../fixtures/buildRenderWorker.ts';
import { childrenOf } from '../../fixtures/childrenOf.ts';
import {
  hostFolder,
  listFiles,
  pageAt,
  type ReleaseFolder,
  remoteFolder,
  serverBundleOf,
} from '../../fixtures/releaseArchive.ts';
import type { LiveSet } from '../releases/liveSet.ts';
import { createProcessSupply, type Started } from '../rendering/createProcessSupply.ts';
import { createTrials } from './createTrials.ts';

const BUNDLE = 'server/index.cjs';
const entryOf = (release: Release) => ({ release, lastGood: null, candidate: null, withdrawn: [] });
const host = hostFolder();
const LIMITS = { timeoutMs: 2_000 };

/** A remote with pages of their own code. */
function remoteOf(name: string, ...codes: string[]): ReleaseFolder {
  const pages = codes.map((_code, index) => pageAt(`/${name.slice(3)}-${index}`, { expose: `./Page${index}` }));
  const [first] = pages;
  const code = codes.map((page, index) => ` exports.pages['./Page${index}'] = (url) => { ${page} };`).join('');
  const files = { [BUNDLE]: (first ? serverBundleOf([first]) : '') + code };
  const { release } = remoteFolder({ name, files, changes: { pages } });
  return {
    release: { ...release, files: listFiles({ ...remoteFolder({ name, files, changes: { pages } }).files }) },
    files,
  };
}

/** What visitors would get, and what of it is new. */
function planOf(...folders: ReleaseFolder[]) {
  const entries = (releases: Release[]) => new Map(releases.map((release) => [release.name, entryOf(release)]));
  const changed = folders.map(({ release }) => release);
  const before: LiveSet = { revision: 1, entries: entries([host.release]) };
  return { before, next: { revision: 1, entries: entries([host.release, ...changed]) }, changed };
}

let worker: Awaited<ReturnType<typeof buildRenderWorker>>;
beforeAll(async () => {
  worker = await buildRenderWorker();
});
afterAll(() => worker.remove());

interface Limits extends Pick<Parameters<typeof createTrials>[0], 'giveProcess'> {
  timeoutMs: number;
  longestMs?: number;
}

function start(folders: readonly ReleaseFolder[], limits: Limits = LIMITS) {
  const read: string[] = [];
  const processes: number[] = [];
  const warnings: unknown[] = [];
  const boot = { remotes: [], visitor: { status: 'signed-out' } } as unknown as BootState;
  const trials = createTrials({
    releases: {
      readFile: async (name) => {
        read.push(name);
        processes.push(childrenOf(process.pid).length);
        const files = [host, ...folders].find(({ release }) => release.name === name)?.files ?? {};
        return Buffer.from(files[BUNDLE] ?? '');
      },
    },
    bootOf: (_siteMap, { visitor }) => ({ ...boot, visitor }),
    limits: { workerUrl: worker.workerUrl, heapMb: 96, memoryMb: 220 },
    log: { warn: (facts: unknown) => void warnings.push(facts) },
    ...limits,
  });
  return { trials, read, processes, warnings };
}

describe('createTrials', () => {
  it.each([
    ['never ends', 'for (;;);', 'took longer than 2000 ms'],
    [
      'ends its process',
      'const all = []; for (;;) all.push(new Array(1e6).fill(all));',
      '/page-1 could not be rendered',
    ],
    [
      'takes memory outside of the heap',
      'const all = []; for (;;) all.push(Buffer.alloc(2e7, 1));',
      '/page-1 could not',
    ],
  ])(
    'refuses a page that %s, and leaves no process',
    async (_what, code, words) => {
      const folder = remoteOf('mf-page', 'return "good";', code);
      const { trials } = start([folder]);
      const before = childrenOf(process.pid).length;
      const running = trials.run(planOf(folder));
      await expect(running).rejects.toMatchObject({ code: 'trial-failed', status: 422 });
      await expect(running).rejects.toThrow(words);
      expect(trials.isTried(planOf(folder))).toBe(false);
      while (childrenOf(process.pid).length > before) await new Promise((resolve) => setImmediate(resolve));
    },
    30_000,
  );

  it('refuses pages that take too long together', async () => {
    const slow = 'const end = Date.now() + 400; while (Date.now() < end); return "x";';
    const folder = remoteOf('mf-slow', slow, slow, slow, slow);
    const { trials } = start([folder], { timeoutMs: 10_000, longestMs: 500 });
    await expect(trials.run(planOf(folder))).rejects.toThrow('longer than 500 ms together');
  });

  it('lets a release through whose pages with other values of its flags would take too long together', async () => {
    const code = 'const end = Date.now() + 300; while (Date.now() < end); return "x";';
    const slow = remoteOf('mf-slow', code, code);
    const flags = { layout: { description: 'x', until: '2027-03-31', type: 'boolean' as const, default: false } };
    const release = { ...slow.release, flags } as Release;
    const { trials, warnings } = start([slow], { timeoutMs: 2_000, longestMs: 100 });
    const rules = [{ value: true }];
    const switched = { remote: 'mf-slow', flag: 'layout', isOff: false, rules, seq: 1, by: '', at: '', reason: '' };
    const plan = planOf({ ...slow, release: release as ReleaseFolder['release'] });
    await trials.run({ ...plan, next: { ...plan.next, flags: [switched] } });
    expect(warnings).toHaveLength(1);
  });

  it('tries a release once for each host, and again after it failed', async () => {
    const [good, bad] = [remoteOf('mf-good', 'return "x";'), remoteOf('mf-bad', 'throw 1;')];
    const { trials, read } = start([good, bad]);
    await trials.run(planOf(good));
    expect(trials.isTried(planOf(good))).toBe(true);
    await trials.run(planOf(good));
    expect(read).toEqual(['shell', 'mf-good']);
    await expect(trials.run(planOf(good, bad))).rejects.toThrow('mf-bad');
    await expect(trials.run(planOf(good, bad))).rejects.toThrow('mf-bad');
    expect(read.filter((name) => name !== 'shell')).toEqual(['mf-good', 'mf-bad', 'mf-bad']);
  });

  it('runs one trial of a remote at a time, also after one that failed, and keeps no other remote waiting', async () => {
    const [hanging, good] = [remoteOf('mf-hang', 'for (;;);'), remoteOf('mf-good', 'return "x";')];
    const { trials, read, processes } = start([hanging, good]);
    const before = childrenOf(process.pid).length;
    const ended: string[] = [];
    const end = (name: string) => () => void ended.push(name);
    const hangs = [1, 2].map((turn) => trials.run(planOf(hanging)).catch(end(`hang ${turn}`)));
    await trials.run(planOf(good)).then(end('good'));
    expect(ended).toEqual(['good']);
    await Promise.all(hangs);
    expect(ended).toEqual(['good', 'hang 1', 'hang 2']);
    expect(read.filter((name) => name === 'mf-hang')).toHaveLength(2);
    // One that was stopped may not be gone yet when the next one starts.
    expect(Math.max(...processes)).toBeLessThanOrEqual(before + 3);
  });

  it('takes the process that is ready when an operator waits, and lets visitors come first', async () => {
    const [ahead, waitedFor] = [remoteOf('mf-ahead', 'return "x";'), remoteOf('mf-good', 'return "x";')];
    const supply = createProcessSupply({ workerUrl: worker.workerUrl, heapMb: 96, memoryMb: 220 });
    const given: Started[] = [];
    const priorities: number[] = [];
    const { trials } = start([ahead, waitedFor], {
      ...LIMITS,
      async giveProcess(bundle) {
        const started = await supply.take(bundle);
        given.push(started);
        if (started.status === 'failed') return started;
        const { process: ready } = started;
        const stop = () => {
          priorities.push(getPriority(ready.pid));
          ready.stop();
        };
        return { ...started, process: { ...ready, stop } };
      },
    });
    await trials.run(planOf(ahead), { isAhead: true });
    expect(given).toEqual([]);
    await trials.run(planOf(waitedFor));
    expect(given).toHaveLength(1);
    expect(priorities).toEqual([5]);
  });

  it('tells those who waited too long that nothing was activated', async () => {
    const hanging = remoteOf('mf-hang', 'for (;;);');
    const { trials } = start([hanging], { timeoutMs: 100 });
    const all = await Promise.allSettled(Array.from({ length: 30 }, () => trials.run(planOf(hanging))));
    const reasons = all.map((one) => (one.status === 'rejected' ? (one.reason as Refusal).code : one.status));
    expect(reasons.filter((code) => code === 'too-busy').length).toBeGreaterThanOrEqual(9);
    expect(new Set(reasons)).toEqual(new Set(['trial-failed', 'too-busy']));
  });
});

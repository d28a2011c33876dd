import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { BootState } from '@saltbush/contract/boot';
import { buildRenderWorker } from '../../fixtures/buildRenderWorker.ts';
import { childrenOf } from '../../fixtures/childrenOf.ts';
import { createRenderPool, type RenderPool } from './createRenderPool.ts';
import { processState } from './processState.ts';
import type { RenderJob } from './RenderJob.ts';

const boot: BootState = {
  revision: 1,
  visitor: { status: 'signed-out' },
  remotes: [],
  hostVersion: '1.0.0',
  hostWithdrawn: [],
  overrides: [],
  rendered: null,
  staffAppUrl: '',
  loadTimeoutMs: 1000,
};

const HOST = `
  exports.shared = { react: { name: 'react of the host' } };
  exports.render = async ({ url, page }) => ({ html: page ? await page(url) : 'no page', styles: '<style></style>' });
`;

let worker: Awaited<ReturnType<typeof buildRenderWorker>>;
let pool: RenderPool;
let earlier = new Set<number>();

beforeAll(async () => {
  worker = await buildRenderWorker();
});

/** Waits long for a process by default: a busy machine may start one slowly, and few of these tests are about that. */
function startPool({ timeoutMs = 1_000, longestWaitMs = 20_000, mostProcesses = 8 } = {}): RenderPool {
  const { workerUrl } = worker;
  return createRenderPool({
    workerUrl,
    timeoutMs,
    longestWaitMs,
    heapMb: 64,
    memoryMb: 200,
    mostProcesses,
    mostKeptMb: 700,
  });
}

beforeEach(() => {
  earlier = new Set(childrenOf(process.pid));
  pool = startPool();
});

afterEach(() => {
  delete process.env.RENDER_POOL_SECRET;
  return pool.close();
});
afterAll(() => worker.remove());

function job(code: string, { key = 'mf-quote@1.0.0', host = 'shell@1.0.0' } = {}): RenderJob {
  return {
    host: { key: host, load: async () => HOST },
    page: { key, load: async () => code, expose: './QuotePage' },
    boot,
    url: '/quote',
  };
}

const page = (body: string) => `exports.pages = { './QuotePage': (url) => { ${body} } };`;

/** The processes that the pools of one test have started. */
const processes = () => childrenOf(process.pid).filter((pid) => !earlier.has(pid));

/** Resolves once the check holds; otherwise the test's time limit ends it. */
async function until(check: () => boolean): Promise<void> {
  while (!check()) await wait(20);
}

/** These tests look at processes through `/proc`, which only Linux has. */
const onLinux = process.platform === 'linux' ? it : it.skip;

describe('createRenderPool', () => {
  it('renders a page with what the host shares', async () => {
    const code = `const react = require('react'); ${page('return url + " " + react.name;')}`;
    await expect(pool.render(job(code))).resolves.toEqual({
      status: 'rendered',
      html: '/quote react of the host',
      styles: '<style></style>',
    });
  });

  it('renders the host alone', async () => {
    await expect(pool.render({ ...job(''), page: null })).resolves.toMatchObject({ html: 'no page' });
  });

  it('keeps releases apart, also when the host changes', async () => {
    await pool.render(job(page('return "one"')));
    await expect(pool.render(job(page('return "two"'), { key: 'mf-quote@2.0.0' }))).resolves.toMatchObject({
      html: 'two',
    });
    await expect(pool.render(job(page('return "one"'), { host: 'shell@2.0.0' }))).resolves.toMatchObject({
      html: 'one',
    });
    await expect(pool.render(job(page('return "one"')))).resolves.toMatchObject({ html: 'one' });
  });

  it.each(['fs', 'node:child_process', 'react-dom'])('gives a remote no %s', async (id) => {
    await expect(pool.render(job(`require('${id}');`))).resolves.toMatchObject({
      status: 'failed',
      code: 'bundle-failed',
      message: expect.stringContaining(`The host shares no ${id}`),
    });
  });

  it('gives a remote no secrets, no files, no network and no way to stop the gateway', async () => {
    process.env.RENDER_POOL_SECRET = 'secret';
    const reach = page('return JSON.stringify([process, globalThis.process, typeof fetch, typeof WebSocket])');
    const own = { env: { NODE_ENV: 'production' } };
    await expect(pool.render(job(reach))).resolves.toMatchObject({
      html: JSON.stringify([own, own, 'undefined', 'undefined']),
    });
    for (const way of [
      "Function('return process')()",
      "(async () => {}).constructor('return process')()",
      "eval('1')",
    ]) {
      const reachingOut = job(page(`return Object.keys(${way}).join()`), { key: `mf-${way}` });
      await expect(pool.render(reachingOut)).resolves.toMatchObject({
        code: 'page-threw',
        message: expect.stringContaining('Code generation from strings disallowed'),
      });
    }
    const importing = job(page('return import("node:fs").then(Object.keys, (error) => error.code)'), {
      key: 'mf-import',
    });
    await expect(pool.render(importing)).resolves.toMatchObject({ html: 'ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING' });
  });

  it.each([
    ['a page that throws', page('throw new Error("boom")'), 'page-threw', 'boom'],
    ['a page that never ends', page('for (;;);'), 'page-stopped', 'longer than 1000 ms'],
    ['a page that waits for nothing', page('return new Promise(() => {})'), 'page-stopped', 'never comes'],
    [
      'a page that waits for ever',
      page('setInterval(() => {}, 9); return new Promise(() => {})'),
      'page-stopped',
      'longer than 1000 ms',
    ],
    ['a page of nobody', 'exports.pages = {};', 'page-threw', 'has no page'],
    ['a bundle that throws', 'throw new Error("boom");', 'bundle-failed', 'boom'],
    ['a bundle that never ends', 'for (;;);', 'bundle-failed', 'longer than 1000 ms'],
    ['a bundle that is no script', '<html>', 'bundle-failed', 'SyntaxError'],
    [
      'a page that exhausts its memory',
      page('const all = []; for (;;) all.push(new Array(100000).fill(url));'),
      'page-stopped',
      '',
    ],
  ])('reports what %s did, and goes on with the next', async (_what, code, expected, message) => {
    await expect(pool.render(job(code))).resolves.toEqual({
      status: 'failed',
      code: expected,
      message: expect.stringContaining(message),
      // What was stopped has said nothing itself.
      ...(expected === 'page-stopped' || message.includes('longer than') ? {} : { isThrown: true }),
    });
    await expect(pool.render({ ...job(''), page: null })).resolves.toMatchObject({ html: 'no page' });
  });

  it('renders the others while a page hangs', async () => {
    const patient = startPool({ timeoutMs: 60_000 });
    const hanging = patient.render(job(page('for (;;);')));
    const others = Array.from({ length: 6 }, (_, index) =>
      patient.render(job(page(`return "${index}"`), { key: `mf-other@${index}.0.0` })),
    );
    expect(await Promise.all(others)).toEqual(
      others.map((_, index) => expect.objectContaining({ html: String(index) })),
    );
    await patient.close();
    await expect(hanging).resolves.toMatchObject({ code: 'page-stopped' });
  });

  it('goes on after leftovers of a page have thrown', async () => {
    await pool.render(job(page('Promise.reject(new Error("late")); setTimeout(() => { throw new Error("later"); });')));
    for (let index = 0; index < 5; index += 1) {
      await expect(pool.render({ ...job(''), page: null })).resolves.toMatchObject({ html: 'no page' });
    }
  });

  it('leaves pages to the browser when their turn does not come in time, but only those of the release that hangs', async () => {
    const hurried = startPool({ timeoutMs: 60_000, longestWaitMs: 5_000 });
    const hanging = hurried.render(job(page('for (;;);')));
    const late = Array.from({ length: 3 }, () => hurried.render(job(page('for (;;);'))));
    await expect(hurried.render({ ...job(''), page: null })).resolves.toMatchObject({ html: 'no page' });
    for (const result of await Promise.all(late)) expect(result).toMatchObject({ code: 'unavailable' });
    await hurried.close();
    await expect(hanging).resolves.toMatchObject({ status: 'failed' });
  });

  onLinux('keeps few processes, however many releases there are, and ends them all when it closes', async () => {
    const small = startPool({ mostProcesses: 4 });
    const most: number[] = [];
    for (let index = 0; index < 8; index += 1) {
      await expect(small.render(job(page('return "x"'), { key: `mf-${index}@1.0.0` }))).resolves.toMatchObject({
        html: 'x',
      });
      most.push(processes().length);
    }
    // One more is kept ready, and one may be ending.
    expect(Math.max(...most)).toBeLessThanOrEqual(6);
    await small.close();
    await until(() => processes().length === 0);
  });

  onLinux('has the next process ready sooner when no visitor waits for the page', async () => {
    const patient = startPool({ timeoutMs: 60_000 });
    const { host } = job('');
    patient.prepare(host);
    await until(() => processes().length === 1);
    const ofVisitor = patient.render(job(page('for (;;);')));
    const [first = 0] = processes();
    await until(() => (processState(first)?.processorMs ?? 0) > 500);
    expect(processes()).toEqual([first]);
    patient.prepare(host);
    await until(() => processes().length === 2);
    const nobodyWaits = patient.render({ ...job(page('for (;;);'), { key: 'mf-other@1.0.0' }), isAhead: true });
    await until(() => processes().length === 3);
    await patient.close();
    for (const stopped of await Promise.all([ofVisitor, nobodyWaits])) {
      expect(stopped).toMatchObject({ status: 'failed' });
    }
  });

  onLinux('gives a process that is ready, and has another one for visitors', async () => {
    const { host } = job('');
    pool.prepare(host);
    await until(() => processes().length === 1);
    const [ready] = processes();
    const given = await pool.give(host);
    if (given.status === 'failed') throw new Error(given.message);
    expect(given.process.pid).toBe(ready);
    await until(() => processes().length === 2);
    given.process.stop();
  });

  onLinux('renders a page in another process when somebody ends the process that was rendering it', async () => {
    const patient = startPool({ timeoutMs: 20_000 });
    // This page hangs in a process that has rendered it before, and in no other.
    const code = page('if (globalThis.isUsed) for (;;); globalThis.isUsed = true; return "whole";');
    const first = patient.render(job(code));
    await until(() => processes().length === 1);
    const [pid = 0] = processes();
    await first;
    const processorMs = () => processState(pid)?.processorMs ?? 0;
    const before = processorMs();
    const second = patient.render(job(code));
    await until(() => processorMs() > before + 50);
    process.kill(pid, 'SIGKILL');
    await expect(second).resolves.toMatchObject({ html: 'whole' });
    await patient.close();
  });

  onLinux('gives a process no environment, no descriptors and no way to the files of the gateway', async () => {
    process.env.RENDER_POOL_SECRET = 'secret';
    await pool.render({ ...job(''), page: null });
    for (const pid of processes()) {
      // The shell that sets the limits adds its working directory.
      const environment = readFileSync(`/proc/${pid}/environ`, 'utf8')
        .split('\0')
        .filter((line) => line !== '');
      expect(environment.filter((line) => !line.startsWith('PWD='))).toEqual(['NODE_ENV=production']);
      const open = readdirSync(`/proc/${pid}/fd`).map((name) => readlinkSync(`/proc/${pid}/fd/${name}`));
      expect(open.filter((target) => /socket/.test(target))).toHaveLength(1);
      expect(open.filter((target) => /^\/(?!dev\/|proc\/)/.test(target))).toEqual([]);
      expect(readFileSync(`/proc/${pid}/oom_score_adj`, 'utf8').trim()).toBe('1000');
      const limits = readFileSync(`/proc/${pid}/limits`, 'utf8');
      expect(limits).toMatch(/Max file size +0 /);
      expect(limits).toMatch(/Max data size +1073741824 /);
    }
  });

  it('reads a bundle again after it failed', async () => {
    let reads = 0;
    const load = async () => {
      reads += 1;
      return `throw new Error('attempt ${reads}');`;
    };
    const failing: RenderJob = { ...job(''), page: { key: 'mf-quote@1.0.0', load, expose: './QuotePage' } };
    await pool.render(failing);
    await expect(pool.render(failing)).resolves.toMatchObject({ message: expect.stringContaining('attempt 2') });
  });

  it('does not blame the page when its code cannot be read', async () => {
    const unread = job('');
    unread.host.load = () => Promise.reject(new Error('The database does not answer.'));
    await expect(pool.render(unread)).resolves.toMatchObject({ status: 'failed', code: 'unavailable' });
  });
});

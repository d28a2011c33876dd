import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BootState } from '@saltbush/contract/boot';
import { transform } from '@swc/core';
import type { RenderJob } from './RenderJob.ts';
import { createRenderPool, type RenderPool } from './renderPool.ts';

const boot: BootState = {
  revision: 1,
  visitor: { status: 'signed-out' },
  remotes: [],
  hostVersion: '1.0.0',
  hostWithdrawn: [],
  overrides: [],
  visit: 'v1',
  rendered: null,
  staffAppUrl: '',
  loadTimeoutMs: 1000,
};

const HOST = `
  exports.shared = { react: { name: 'react of the host' } };
  exports.render = async ({ url, page }) => ({ html: page ? page(url) : 'no page', styles: '<style></style>' });
`;

let folder: string;
let pool: RenderPool;

beforeAll(async () => {
  // The worker is a file of its own, and Node runs JavaScript only.
  folder = await mkdtemp(join(tmpdir(), 'saltbush-render-'));
  const source = await readFile(new URL('./renderWorker.ts', import.meta.url), 'utf8');
  const { code } = await transform(source, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } });
  await writeFile(join(folder, 'renderWorker.mjs'), code);
});

function startPool({ timeoutMs = 1_000, longestWaitMs = 20_000 } = {}): RenderPool {
  const workerUrl = pathToFileURL(join(folder, 'renderWorker.mjs'));
  return createRenderPool({ workerUrl, timeoutMs, longestWaitMs, memoryMb: 64 });
}

beforeEach(() => {
  pool = startPool();
});

afterEach(() => pool.close());
afterAll(() => rm(folder, { recursive: true }));

function job(code: string, { key = 'mf-quote@1.0.0', host = 'shell@1.0.0' } = {}): RenderJob {
  return {
    host: { key: host, load: async () => HOST },
    page: { key, load: async () => code, expose: './QuotePage' },
    boot,
    url: '/quote',
  };
}

const page = (body: string) => `exports.pages = { './QuotePage': (url) => { ${body} } };`;

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

  it('keeps releases apart, also across hosts', async () => {
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
    const real = `Function('return process')()`;
    const own = { env: { NODE_ENV: 'production' } };
    await expect(pool.render(job(reach))).resolves.toMatchObject({
      html: JSON.stringify([own, own, 'undefined', 'undefined']),
    });
    const reachingOut = job(page(`return Object.keys(${real}).join()`), { key: 'mf-quote@2.0.0' });
    await expect(pool.render(reachingOut)).resolves.toMatchObject({ html: 'env' });
  });

  it.each([
    ['a page that throws', page('throw new Error("boom")'), 'page-threw', 'boom'],
    ['a page that never ends', page('for (;;);'), 'page-stopped', 'longer than 1000 ms'],
    ['a page that waits for ever', page('return new Promise(() => {})'), 'page-stopped', 'longer than 1000 ms'],
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
  ])('says what %s did and goes on with the next', async (_what, code, expected, message) => {
    await expect(pool.render(job(code))).resolves.toEqual({
      status: 'failed',
      code: expected,
      message: expect.stringContaining(message),
    });
    await expect(pool.render({ ...job(''), page: null })).resolves.toMatchObject({ html: 'no page' });
  });

  it('renders the others while a page hangs', async () => {
    const patient = startPool({ timeoutMs: 60_000 });
    const hanging = patient.render(job(page('for (;;);')));
    const others = Array.from({ length: 20 }, (_, index) =>
      patient.render(job(page(`return "${index}"`), { key: `mf-other@${index}.0.0` })),
    );
    expect(await Promise.all(others)).toEqual(
      others.map((_, index) => expect.objectContaining({ html: String(index) })),
    );
    await patient.close();
    await expect(hanging).resolves.toMatchObject({ code: 'page-stopped' });
  });

  it('goes on after what a page left running has thrown', async () => {
    await pool.render(job(page('Promise.reject(new Error("late")); setTimeout(() => { throw new Error("later"); });')));
    for (let index = 0; index < 5; index += 1) {
      await expect(pool.render({ ...job(''), page: null })).resolves.toMatchObject({ html: 'no page' });
    }
  });

  it('lets a page go to the browser when its turn does not come', async () => {
    const hurried = startPool({ timeoutMs: 60_000, longestWaitMs: 300 });
    const [first, second, ...late] = ['a', 'b', 'c', 'd'].map((key) => hurried.render(job(page('for (;;);'), { key })));
    for (const result of await Promise.all(late)) expect(result).toMatchObject({ code: 'unavailable' });
    await hurried.close();
    for (const result of await Promise.all([first, second])) expect(result).toMatchObject({ status: 'failed' });
  });

  it('keeps its memory bounded over many releases', async () => {
    for (let index = 0; index < 200; index += 1) {
      const code = `const weight = new Array(60_000).fill(${index}); ${page('return String(weight.length)')}`;
      const [key, host] = [`mf-quote@${index}.0.0`, `shell@${index % 7}.0.0`];
      await expect(pool.render(job(code, { key, host }))).resolves.toMatchObject({ html: '60000' });
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

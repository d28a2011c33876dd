import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BootState } from '@saltbush/contract/boot';
import { transform } from '@swc/core';
import { createRenderPool, type RenderJob, type RenderPool } from './renderPool.ts';

const boot: BootState = {
  revision: 1,
  visitor: { status: 'signed-out' },
  remotes: [],
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

beforeEach(() => {
  pool = createRenderPool({
    workerUrl: pathToFileURL(join(folder, 'renderWorker.mjs')),
    timeoutMs: 1000,
    memoryMb: 64,
  });
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
    await expect(pool.render(job(`require('${id}');`))).rejects.toThrow(`The host shares no ${id}`);
  });

  it('gives a remote no secrets from the environment', async () => {
    process.env.RENDER_POOL_SECRET = 'secret';
    const rendered = await pool.render(job(page('return JSON.stringify(process.env)')));
    expect(rendered.html).toBe('{"NODE_ENV":"production"}');
  });

  it('fails a page that throws and goes on with the next', async () => {
    await expect(pool.render(job(page('throw new Error("boom")')))).rejects.toThrow('boom');
    await expect(pool.render({ ...job(''), page: null })).resolves.toMatchObject({ html: 'no page' });
  });

  it('stops a page that never ends and goes on with the next', async () => {
    await expect(pool.render(job(page('for (;;);')))).rejects.toThrow('longer than 1000 ms');
    await expect(pool.render({ ...job(''), page: null })).resolves.toMatchObject({ html: 'no page' });
  });

  it('survives a page that exhausts its memory', async () => {
    const greedy = page('const all = []; for (;;) all.push(new Array(100000).fill(url));');
    await expect(pool.render(job(greedy))).rejects.toThrow();
    await expect(pool.render({ ...job(''), page: null })).resolves.toMatchObject({ html: 'no page' });
  });
});

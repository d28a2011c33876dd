import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { integrityOf } from '@saltbush/contract/gate';
import webpack, { type Compiler, type Stats } from 'webpack';
import { WatchedIntegrityPlugin } from './WatchedIntegrityPlugin.ts';

describe('a container that is built again and again', () => {
  let dir: string;
  let compiler: Compiler;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'integrity-'));
    save('entry.js', 'import("./one.js"); import("./two.js");');
    save('one.js', 'globalThis.one = 1;');
    save('two.js', 'globalThis.two = 2;');
    compiler = webpack({
      context: dir,
      mode: 'development',
      devtool: false,
      target: ['web', 'es2022'],
      entry: './entry.js',
      output: {
        path: join(dir, 'dist'),
        filename: 'main.js',
        chunkFilename: '[id].[contenthash:8].js',
        crossOriginLoading: 'anonymous',
      },
      optimization: { chunkIds: 'named' },
      plugins: [new WatchedIntegrityPlugin()],
    });
  });
  afterEach(async () => {
    await promisify(compiler.close.bind(compiler))();
    rmSync(dir, { recursive: true, force: true });
  });

  const save = (file: string, code: string) => writeFileSync(join(dir, file), code);

  /** What the container says of its chunks, and what each of them is. */
  async function build() {
    const stats = (await promisify<Stats | undefined>(compiler.run.bind(compiler))()) as Stats;
    expect(stats.compilation.errors).toEqual([]);
    const container = readFileSync(join(dir, 'dist/main.js'), 'utf8');
    const named = /sriHashes = (\{.*\});/.exec(container)?.[1] ?? '';
    const chunks = [...stats.compilation.chunks].filter((chunk) => !chunk.hasRuntime());
    const scripts = chunks.map(({ id, files }) => {
      const [file = ''] = files;
      const { integrity } = stats.compilation.assetsInfo.get(file) ?? {};
      return { id: String(id), integrity, real: integrityOf(readFileSync(join(dir, 'dist', file))) };
    });
    return { container, hashes: JSON.parse(named) as Record<string, string>, scripts };
  }

  it('names the hash that each chunk has, and loads it with that', async () => {
    const { container, hashes, scripts } = await build();
    expect(Object.keys(hashes).sort()).toEqual(['one_js', 'two_js']);
    for (const { id, integrity, real } of scripts) expect([id, hashes[id], integrity]).toEqual([id, real, real]);
    expect(container).toContain('script.integrity = __webpack_require__.sriHashes[chunkId];');
    expect(container).toContain('script.crossOrigin = "anonymous";');
  });

  it('names the new hash of a chunk that was saved, and the same one of every other', async () => {
    const first = await build();
    save('two.js', 'globalThis.two = 3;');
    const { hashes, scripts } = await build();
    expect(hashes.one_js).toBe(first.hashes.one_js);
    expect(hashes.two_js).not.toBe(first.hashes.two_js);
    for (const { id, real } of scripts) expect([id, hashes[id]]).toEqual([id, real]);
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readTar } from '../site-packages/readTar.ts';
import { packPackage } from './packPackage.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'saltbush-pack-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

function install(files: Record<string, string>): void {
  const manifest = { name: '@saltbush/contract', version: '1.4.0', files: ['dist', 'surface.json'] };
  for (const [path, text] of Object.entries({ 'package.json': JSON.stringify(manifest), ...files })) {
    const file = join(dir, 'node_modules/@saltbush/contract', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

it('packs what npm would, the same bytes each time, and what is read from them is what was packed', async () => {
  install({
    'dist/api/index.js': 'export {};',
    'dist/.hidden': '',
    'surface.json': '{}',
    'README.md': '#',
    'src/a.ts': '',
  });
  const { path, content } = await packPackage(dir, '@saltbush/contract');
  expect(path).toBe('packages/@saltbush/contract/1.4.0.tar');
  const files = readTar(content);
  expect([...(files?.keys() ?? [])]).toEqual([
    'package/README.md',
    'package/dist/api/index.js',
    'package/package.json',
    'package/surface.json',
  ]);
  expect(files?.get('package/dist/api/index.js')?.toString()).toBe('export {};');
  expect((await packPackage(dir, '@saltbush/contract')).content.equals(content)).toBe(true);
});

it('says what to do when the package is not built, or not there', async () => {
  install({ 'surface.json': '{}' });
  await expect(packPackage(dir, '@saltbush/contract')).rejects.toThrow(/it has no dist.* Build it first/);
  await expect(packPackage(dir, '@saltbush/ui')).rejects.toThrow(/is not installed in .* Install it there/);
});

it('reads no archive from bytes that are none, or are cut short', async () => {
  install({ 'dist/index.js': 'export {};', 'surface.json': '{}' });
  const { content } = await packPackage(dir, '@saltbush/contract');
  expect(readTar(content.subarray(0, 700))).toBeNull();
  expect(readTar(Buffer.from('<html>'.repeat(200)))).toBeNull();
});

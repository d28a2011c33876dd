import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inputsHash } from './inputsHash.ts';

const roots: string[] = [];

/** A repository with one remote that depends on one workspace package. */
function repository(): { remote: string; write: (path: string, content: string) => void } {
  const root = mkdtempSync(join(tmpdir(), 'inputs-'));
  roots.push(root);
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  write('package-lock.json', '{}');
  write(
    'mf-quote/package.json',
    '{ "name": "mf-quote", "version": "1.0.0", "dependencies": { "ui": "1", "yup": "1" } }',
  );
  write('mf-quote/src/QuotePage.tsx', 'export const QuotePage = 1;');
  write('packages/ui/package.json', '{ "name": "ui", "version": "1.0.0" }');
  write('packages/ui/src/index.ts', 'export const ui = 1;');
  write('node_modules/yup/package.json', '{ "name": "yup", "version": "1.0.0" }');
  symlinkSync(join(root, 'packages/ui'), join(root, 'node_modules/ui'));
  return { remote: join(root, 'mf-quote'), write };
}

afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true });
});

describe('inputsHash', () => {
  it('is the same wherever the repository lies', () => {
    expect(inputsHash(repository().remote)).toBe(inputsHash(repository().remote));
  });

  it('is another at another place in the repository', () => {
    const { remote, write } = repository();
    for (const path of ['package.json', 'src/QuotePage.tsx']) {
      write(`copies/mf-quote/${path}`, readFileSync(join(remote, path), 'utf8'));
    }
    expect(inputsHash(join(remote, '../copies/mf-quote'))).not.toBe(inputsHash(remote));
  });

  it.each([
    'mf-quote/src/QuotePage.tsx',
    'mf-quote/src/quote/new.ts',
    'mf-quote/package.json',
    'packages/ui/src/index.ts',
    'package-lock.json',
  ])('changes with %s', (path) => {
    const { remote, write } = repository();
    const before = inputsHash(remote);
    write(path, '{ "name": "mf-quote", "version": "1.0.1", "dependencies": { "ui": "1" } }');
    expect(inputsHash(remote)).not.toBe(before);
  });

  it.each([
    'mf-quote/src/QuotePage.test.tsx',
    'mf-quote/README.md',
    'mf-quote/dist/release.json',
    'mf-quote/.swc/cache',
    'packages/ui/dist/index.js',
    'mf-other/src/index.ts',
    'node_modules/yup/index.js',
  ])('does not change with %s', (path) => {
    const { remote, write } = repository();
    const before = inputsHash(remote);
    write(path, 'anything');
    expect(inputsHash(remote)).toBe(before);
  });
});

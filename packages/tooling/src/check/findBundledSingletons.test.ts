import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findBundledSingletons } from './findBundledSingletons.ts';

const require = createRequire(import.meta.url);

/** All scripts in a folder of an installed package, as one. */
function scriptsOf(packageName: string, folder: string): Buffer {
  const path = join(dirname(require.resolve(`${packageName}/package.json`)), folder);
  const files = readdirSync(path).filter((file) => /\.(m?js|ts)$/.test(file) && !file.endsWith('.test.ts'));
  return Buffer.concat(files.map((file) => readFileSync(join(path, file))));
}

describe('findBundledSingletons', () => {
  it.each([
    ['react', 'react', 'cjs'],
    ['react-dom', 'react-dom', 'cjs'],
    ['react-redux', 'react-redux', 'dist'],
    ['react-router', 'react-router', 'dist/production'],
    ['styled-components', 'styled-components', 'dist'],
    ['@reduxjs/toolkit', 'redux', 'dist'],
  ])('recognises a copy of %s', (name, source, folder) => {
    const found = findBundledSingletons([{ path: '12.js', content: scriptsOf(source, folder) }]);
    expect(found).toContainEqual(expect.stringContaining(`12.js holds a copy of ${name},`));
  });

  it('recognises a copy of the contract', () => {
    const content = readFileSync(join(import.meta.dirname, '../../../contract/src/host.ts'));
    expect(findBundledSingletons([{ path: '12.js', content }])).toHaveLength(1);
  });

  it('looks at scripts only', () => {
    expect(findBundledSingletons([{ path: 'a.svg', content: Buffer.from('data-styled-version') }])).toEqual([]);
  });
});
